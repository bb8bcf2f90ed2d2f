import type { Translation } from '../../types';
import type en from '../../en/table/hint';

/** 強いプレイヤーならどうするかと、その理由。 */
const ja: Translation<typeof en> = {
  'hint.thinking': '最善の手を探しています',
  'hint.refining': 'さらに多くの配りで試しています',
  'hint.one': '{choice}：{why}。',
  'hint.equal': '{choices}（ほぼ同じ）：{why}。',
  'hint.more': 'ほかに{count}つ',
  'hint.all': 'ここでは、どの手もほぼ同じです。',
  'hint.only': '選べるのは{choice}だけです。',
  'hint.choice': '手',
  'hint.share': '勝つ見込み',
  'hint.why': '理由',
  'hint.of': '{share} ± {error}',
  'hint.worlds':
    'あなたの知っていることに合う{worlds}通りの配りで、それぞれの手を試しました。ほかの人は無理のない手を選ぶものとしています。',
  'hint.exact': 'あり得る{worlds}通りの配りをすべて調べました。',
  'hint.uncounted': 'このゲームは成績に数えません。',
};

export default ja;
