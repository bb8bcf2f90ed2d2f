import type en from '../../en/features/mistakes';
import type { Translation } from '../../types';

/** 検討から分かる、よくある間違い。 */
const ja: Translation<typeof en> = {
  'mistake.title': 'よくある間違い',
  'mistake.help': 'このブラウザーで行った検討によります。5回以上あったものだけを、損の大きい順に並べています。',
  'mistake.cost': '{count}回。1回につき平均で、勝つ見込みが{cost}減りました。',
  'mistake.cost_points': '{count}回。1回につき平均で、{points}点を失い、勝つ見込みが{cost}減りました。',
  'mistake.lesson': 'レッスン：{title}',
  'mistake.puzzles': '同じ種類の問題',
  'mistake.plays': { one: 'その手（{count}）', other: 'その手（{count}）' },
  'mistake.play': '{number}：勝つ見込みが{cost}減った手',
  'mistake.seas-of-strife.lead_high': 'もっと安全なカードがあるのに、上のカードがあまり残っていないカードをリードした',
  'mistake.seas-of-strife.no_duck': 'トリックにあるカードの下をくぐれたのに、くぐらなかった',
  'mistake.seas-of-strife.duck_low': '低いカードで下をくぐり、同じスートの高いカードを残した',
  'mistake.seas-of-strife.kept_danger': 'どのカードも捨てられたのに、もっと危ないカードを残した',
  'mistake.turn-the-tide.high_for_low': 'どちらも低い潮位なのに、大きいカードを選んだ',
  'mistake.turn-the-tide.low_on_top': '潮位がいちばん高いのに、替えるには小さすぎるカードを選んだ',
  'mistake.turn-the-tide.high_when_safe': '自分より高い潮位の人がいるのに、いちばん大きいほうのカードを使った',
  'mistake.turn-the-tide.low_for_split': '低い潮位と高い潮位の勝負で、小さいカードを選んだ',
  'mistake.sea-change.changed_away': '手札に少ないスートを切り札にした',
  'mistake.sea-change.no_change': '切り札を替えられたのに、替えなかった',
  'mistake.sea-change.took_bad': '0点以下のトリックを取りにいった',
  'mistake.sea-change.let_go': '取りにいけたトリックを見送った',
  'mistake.feud.ten': 'ほかのカードのほうがよい列に10を置いた',
  'mistake.feud.item_for_strike': 'ストライクのほうがよい列にアイテムを置いた',
  'mistake.feud.strike_for_item': 'アイテムのほうがよい列にストライクを置いた',
  'mistake.feud.no_maneuver': '値段に見合う策があったのに、何も買わなかった',
};

export default ja;
