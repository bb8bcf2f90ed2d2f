import type en from '../../en/games/feud-own';
import type { Translation } from '../../types';

const ja: Translation<typeof en> = {
  'feud.own.some': 'カード',
  'feud.own.as_many': '同じ枚数',
  'feud.own.now': '今の並びは{cards}です。',
  'feud.own.exchange_deck': '{name}が行動の山札の{took}と手札の{gave}を入れ替えました。',
  'feud.own.exchange_discard': '{name}が捨て札の{took}と手札の{gave}を入れ替えました。',
  'feud.own.renew_under': '{name}の手札から行動の山札の下へ：{lost}。引いたのは{drew}です。',
  'feud.own.renew_discard': '{name}の手札から捨て札へ：{lost}。引いたのは{drew}です。',
  'feud.own.empty_deck': '{name}の控えの行動カードを行動の山札に混ぜて切りました。',
  'feud.own.empty_discard': '{name}の控えの行動カードを捨て札にしました：{cards}。',
  'feud.own.shuffle_deck': '{name}の行動の山札を切り直しました。',
  'feud.own.shuffle_discard': '{name}の捨て札を行動の山札に混ぜて切りました。',
  'feud.own.foresee': '{name}が行動の山札の上を見ました：{cards}。',
  'feud.own.show_hand': '{name}が手札を公開しました：{cards}。',
  'feud.own.scattered': '{name}の列が混ざりました。',
  'feud.own.turned': '並べ方の掟に反しなければ、{name}の列が逆順になります。',
  'feud.own.swapped': '並べ方の掟に反しなければ、{name}の第{one}列と第{other}列が入れ替わります。',
  'feud.own.show_column': '{name}の第{column}列が公開されました：{card}。',
  'feud.own.arrange': '{name}が列を並べ直しました。',
  'feud.own.lock': '{name}の{card}が第{column}列にロックされました。',
  'feud.own.markers': '{unit}のマーカーは{count}個になりました。',
  'feud.own.call': '{name}が控えから{unit}を呼び出しました。',
  'feud.own.raise': '{name}の{unit}が部隊の山札に戻りました。',
  'feud.own.points': '得点は{points}になりました。',
  'feud.own.points_of': '{name}{count}点',
  'feud.own.deny_study': 'このラウンドは下見がありません。',
  'feud.own.deny_skirmishes': 'このラウンドは乱戦が始まりません。',
};

export default ja;
