import type { Translation } from '../../types';
import type en from '../../en/table/glossary';

/** 最初の手札で伝える目的と、カードゲームの言葉。`forms`は文中での形。 */
const ja: Translation<typeof en> = {
  'aim.label': 'ゲームの目的',
  'aim.lesson': '2分レッスン',
  'aim.next': '次へ',
  'aim.known': 'わかりました',

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
