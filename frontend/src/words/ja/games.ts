import type en from '../en/games';
import type { Translation } from '../types';

export default {
  'game.seas-of-strife.name': 'Seas of Strife',
  'game.seas-of-strife.line':
    '8つの難所をよけて進むトリックテイキングゲームです。場にあるスートならどれをフォローしても構いません。取るトリックは少ないほど有利です。',
  'game.seas-of-strife.players': '3〜6人',
  'game.turn-the-tide.name': 'Turn the Tide',
  'game.turn-the-tide.line':
    '全員がカードを1枚ずつ伏せて出し、大きい2枚が潮位カードを取ります。手札を次の人へ回すまで、沈まずに残りましょう。',
  'game.turn-the-tide.players': '3〜5人',
  'game.sea-change.name': 'Sea Change',
  'game.sea-change.line':
    'トリックの途中で切り札が変わるトリックテイキングゲームです。直前のカードと同じ数字を出すと、そのスートが切り札になります。',
  'game.sea-change.players': '1〜8人、1人用とチーム戦あり',
  'game.feud.name': 'Feud',
  'game.feud.line':
    '1組ずつのトランプで戦う2つの軍。伏せて並べた6枚と6枚を、1列ずつ突き合わせます。相手の手を読みましょう。',
  'game.feud.players': '2人',
  'seas.letter.orange': '無',
  'seas.letter.red': '礁',
  'seas.letter.gray': '霧',
  'seas.letter.blue': '氷',
  'seas.letter.green': '岩',
  'seas.letter.purple': '嵐',
  'seas.letter.teal': '渦',
  'seas.letter.darkred': 'ク',
  'change.letter.Y': '黄',
  'change.letter.P': '紫',
  'change.letter.B': '青',
  'change.letter.R': '赤',
  'change.letter.G': '緑',
} satisfies Translation<typeof en>;
