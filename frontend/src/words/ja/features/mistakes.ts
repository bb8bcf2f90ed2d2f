import type en from '../../en/features/mistakes';
import type { Translation } from '../../types';

export default {
  'mistake.title': 'よくある間違い',
  'mistake.help': 'このブラウザーで行った検討によります。5回以上あったものだけを、損の大きい順に並べています。',
  'mistake.cost': '{count}回。1回につき平均で、勝つ見込みが{cost}減りました。',
  'mistake.cost_points': '{count}回。1回につき平均で、{points}点を失い、勝つ見込みが{cost}減りました。',
  'mistake.lesson': 'レッスン：{title}',
  'mistake.puzzles': '同じ種類の問題',
  'mistake.plays': { one: 'その手（{count}）', other: 'その手（{count}）' },
  'mistake.play': '{number}：勝つ見込みが{cost}減った手',
} satisfies Translation<typeof en>;
