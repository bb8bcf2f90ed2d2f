import type en from '../en/games';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {
  'game.seas-of-strife.name': 'Seas of Strife',
  'game.seas-of-strife.line': '8つの難所をよけて進むトリックテイキングゲームです。場にあるどのスートをフォローしてもよく、取るトリックは少ないほどよいです。',
  'option.players': '人数',
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
};

export default ja;
