import type { Translation } from '../../types';
import type en from '../../en/table/glossary';

/** 最初の手札で伝える目的と、カードゲームの言葉。`forms`は文中での形。 */
const ja: Translation<typeof en> = {
  'aim.label': 'ゲームの目的',
  'aim.lesson': '2分レッスン',
  'first.label': 'はじめてのゲーム',
  'first.known': 'このゲームは知っています',
  'first.said': 'ここまでに出たこと',

  'seas.first.aim': '取るたびに1点の失点。場にあるスートは、どれかをフォローします。',
  'seas.first.tie': '同数のスートの中でいちばん高い{card}。{name}が取ります。',
  'seas.first.zeroed': 'フェイスカードのスートは無効。{card}で{name}が取ります。',
  'seas.first.point': 'はじめてのトリック、失点1です。',
  'change.first.aim_own': '得点を多く集めます。',
  'change.first.aim_team': 'チームの得点を集めます。',
  'change.first.aim_solo': '8を取り、山札の得点を上回ります。',
  'change.first.play': 'リードのスートか、直前と同じ数字を。',
  'change.first.minus_own': '{card}で{count}点を失います。',
  'change.first.minus_team': '{card}でチームは{count}点を失います。',
  'change.first.needed': '{card}で{count}点を失いますが、勝つには8が要ります。',
  'change.first.round': 'ラウンドの最高点で勝利点1。{target}点で勝ちです。',
  'change.first.round_solo': '8を取り山札より高得点なら勝利点1。{target}点で勝ちです。',
  'tide.first.aim': '救命具を守れば1つ1点。最高の札が低いほうの潮を取ります。',
  'tide.first.round': '残った救命具は1つ1点、いちばん低い潮にも1点です。',
  'feud.first.aim': '相手のユニットを倒します。',
  'feud.first.lay': '各列では、自分のユニットと同じスートが最強です。',

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
