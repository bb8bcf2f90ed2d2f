import type en from '../en/games';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {
  'game.seas-of-strife.name': 'Seas of Strife',
  'game.seas-of-strife.line': '8つの難所をよけて進むトリックテイキングゲームです。場にあるどのスートをフォローしてもよく、取るトリックは少ないほどよいです。',
  'game.seas-of-strife.players': '3〜6人',
  'game.turn-the-tide.name': 'Turn the Tide',
  'game.turn-the-tide.line': '全員がカードを1枚ずつ伏せて出し、大きい2枚が潮位カードを取ります。手札が次の人へ回るまで、水の上に残りましょう。',
  'game.turn-the-tide.players': '3〜5人',
  'game.sea-change.name': 'Sea Change',
  'game.sea-change.line': 'トリックの途中で切り札が変わるトリックテイキングゲームです。直前のカードと同じ数字を出すと、そのスートが切り札になります。',
  'game.sea-change.players': '1〜8人、1人用・チーム戦あり',
  'option.players': '人数',
  'option.rounds': 'ラウンド数',
  'option.rules': 'ルール',
  'option.rules.texas': 'テキサス：フェイスカードで取ると次のリードを指名',
  'option.rules.strife': 'ストライフ：フェイスカードはそのスートを無効にする',
  'option.passing': 'カードを渡す',
  'option.passing.help': '各ラウンドの前に、全員が手札から2枚を別の人に渡します。',
  'option.happy_faces': 'ハッピーフェイス',
  'option.happy_faces.help': '取ったトリックの中のフェイスカード1枚につき、失点が1つ消えます。3人か4人のときにおすすめです。',
  'option.tie_break': '最少が並んだとき',
  'option.tie_break.shared': '全員の勝ち',
  'option.tie_break.extra_rounds': '延長ラウンド',
  'option.target': '目標点',
  'option.teams': 'チーム数',
  'option.teams.0': 'なし',
  'option.sea-change.target': '勝ちに必要な勝利点',
  'option.sea-change.target.item': '{number}番目',
  'option.sea-change.points': '数字1〜15の点',
  'option.sea-change.points.item': '{number}',
};

export default ja;
