import type en from '../../en/features/puzzles';
import type { Translation } from '../../types';

export default {
  'puzzle.line':
    '実際のゲームから選んだ局面です。どれも、はっきり最善といえる手が1つだけあります。見つけてください。決めるのは一度だけです。',
  'puzzle.how': '間違えた問題は1日後、3日後、7日後にもう一度出ます。記録はこのブラウザーだけに残ります。',
  'puzzle.row': '連続正解：{count}問。',
  'puzzle.best': '最高：{count}問。',
  'puzzle.solved': '{count}問中{solved}問を解きました。',
  'puzzle.due': '復習が{count}問あります。',
  'puzzle.begin': '解く',
  'puzzle.again_due': '復習する',
  'puzzle.all_done': '今日ここで解く問題は、もうありません。',
  'puzzle.to_all': 'パズル一覧',
  'puzzle.ask': '最善の手はどれですか？',
  'puzzle.grade.1': 'やさしい',
  'puzzle.grade.2': 'ふつう',
  'puzzle.grade.3': '難しい',
  'puzzle.grade.4': 'とても難しい',
  'puzzle.aim': '{aim}決めるのは一度だけです。',
  'puzzle.out':
    '{all}通りの配りのうち{count}通りでは、{best}のほうが{other}よりよい結果になります。これはその1つです。',
  'puzzle.out_mixed':
    '{all}通りの配りのうち、{best}のほうが{other}よりよいのは{count}通り、悪いのは{worse}通りです。これはよくなる{count}通りの1つです。',
  'puzzle.lines': 'それぞれの手のその後',
  'puzzle.rules': 'ここでのルール',
  'puzzle.rules_page': 'すべてのルール',
  'puzzle.best_here': '最善は「{best}」です。{why}',
  'puzzle.why': 'なぜ？',
  'puzzle.shared.right': 'Quarterdeck、{date}のパズル（{game}）：正解 ✓',
  'puzzle.shared.wrong': 'Quarterdeck、{date}のパズル（{game}）：不正解 ✗',
  'puzzle.right': '正解です！',
  'puzzle.wrong': '最善ではありません',
  'puzzle.exact': 'ありうる配り方をすべて調べた結果です。',
  'puzzle.certain': 'この差は99%確かです。',
  'puzzle.try_again': 'もう一度',
  'puzzle.rest': 'ここから続ける',
  'puzzle.next': '次のパズル',
  'puzzle.table': 'それぞれの手の結果',
  'puzzle.yours': '（あなたの手）',
  'puzzle.table_help': '勝つ見込みと数は、あなたが知りえたことと矛盾しない配り方すべてについての平均です。',
} satisfies Translation<typeof en>;
