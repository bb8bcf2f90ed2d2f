import type { Translation } from '../../types';
import type en from '../../en/table/hint';

export default {
  'hint.thinking': '最善の手を探しています',
  'hint.refining': 'さらに多くの配りで試しています',
  'hint.one': '{choice}。{why}',
  'hint.only': '選べるのは{choice}だけです。',
  'hint.lay': 'この並びにする',
  'hint.order_more': 'このようなラウンド100回で、でたらめに並べるより{n}点多くなります。',
  'hint.order_worse': '劣る並びでは：{why}',
  'hint.order_none':
    '{orders}通りの並びのうち、相手がしうる{worlds}通りの並びに対して最善です。簡単な理由はありません。',
  'hint.order_tried': '手札の{orders}通りの並びを全部、相手がしうる{worlds}通りの並びに対して試しました。',
  'hint.order_column': '第{column}列：ヒントでは{card}',
  'hint.order_laid': 'ヒントのとおりに並べました。',
  'hint.why': '数字',
  'hint.of': '{share} ± {error}',
  'hint.worlds':
    'あなたの知っていることに合う{worlds}通りの配りで、それぞれの手を試しました。ほかの人は無理のない手を選ぶものとしています。',
  'hint.exact': 'あり得る{worlds}通りの配りをすべて調べました。',
  'hint.uncounted': 'これは練習のゲームで、成績には数えません。',
} satisfies Translation<typeof en>;
