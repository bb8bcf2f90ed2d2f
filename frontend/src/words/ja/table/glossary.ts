import type { Translation } from '../../types';
import type en from '../../en/table/glossary';

/** 最初の手札で伝える目的と、カードゲームの言葉。`forms`は文中での形。 */
const ja: Translation<typeof en> = {
  'aim.label': 'ゲームの目的',
  'aim.lesson': '2分レッスン',
  'first.label': 'はじめてのゲーム',
  'first.known': 'このゲームは知っています',
  'first.said': 'ここまでに出たこと',

  'seas.first.aim': '取るたびに1失点です。場にあるスートをフォローします。',
  'seas.first.tie': '枚数が並んだので、その中で最大の{card}の{name}が取ります。',
  'seas.first.zeroed': 'フェイスカードのスートは無効で、{card}の{name}が取ります。',
  'seas.first.point': 'はじめて取りました。1失点です。',
  'change.first.aim_own': '点を多く集めます。',
  'change.first.aim_team': 'チームで点を集めます。',
  'change.first.aim_solo': '8も取り、相手に勝ちます。',
  'change.first.play': 'リードスートか、直前と同じ数字を出します。',
  'change.first.trick': '切り札は{suit}です。最大の{card}で{name}が取ります。',
  'change.first.minus': '{card}は{name}の{count}点の損です。',
  'change.first.needed': '{card}は{count}点の損ですが、8がないとラウンドに勝てません。',
  'change.first.round': 'ラウンドの最高点で勝利点1つ。勝利点{target}で勝ちです。',
  'change.first.round_solo': '8を取り、相手より点が多ければ勝利点1つ。{target}で勝ちです。',
  'tide.first.aim': '浮き輪は1つ1点です。最大のカードが低い潮位を取ります。',
  'seas.first.point_happy': 'はじめて取りました。1失点、フェイスカード1枚で1つ減ります。',
  'tide.first.bid': '{card}の{name}が低い潮位{tide}を取り、{loser}は浮き輪を失います。',
  'tide.first.round': '残った浮き輪は1つ1点、いちばん低い潮位にも1点です。',
  'feud.first.aim': '相手のユニットを倒します。',
  'feud.first.lay': '自分のユニットと同じスートが最強です。',

  'term.trick.forms': 'トリック',
  'term.trick': 'トリック：全員が順に1枚ずつ出し、そのうちの1人がまとめて取ります。この1回分のことです。',
  'term.suit.forms': 'スート',
  'term.suit': 'スート：同じ色、同じ絵のカードの仲間です。',
  'term.trump.forms': '切り札',
  'term.trump': '切り札：ほかのどのスートにも勝つスートです。',
  'term.follow.forms': 'フォロー',
  'term.follow': 'フォロー：求められたスートのカードを出すことです。持っていれば、必ず出します。',
  'term.lead.forms': 'リード',
  'term.lead': 'リード：トリックの最初の1枚を出すことです。',
};

export default ja;
