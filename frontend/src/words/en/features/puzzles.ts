import type { Catalogue } from '../../types';

/** Puzzles: positions in which one choice is clearly best. */
export default {
  'puzzle.line':
    'Positions from real games in which one choice is clearly better than all others. Find it: you decide once. They get harder as you solve them.',
  'puzzle.how':
    'A puzzle that you miss returns after one day, then after three and seven. Your progress is stored in this browser only.',
  'puzzle.row': { one: '{count} right in a row.', other: '{count} right in a row.' },
  'puzzle.best': { one: 'Best: {count}.', other: 'Best: {count}.' },
  'puzzle.solved': '{solved} of {count} solved.',
  'puzzle.due': { one: '{count} to repeat.', other: '{count} to repeat.' },
  'puzzle.begin': 'Solve',
  'puzzle.again_due': 'Repeat',
  'puzzle.all_done': 'There is nothing left to solve here today.',
  'puzzle.to_all': 'All puzzles',
  'puzzle.ask': 'What is best here?',
  'puzzle.grade.1': 'Easy',
  'puzzle.grade.2': 'Medium',
  'puzzle.grade.3': 'Hard',
  'puzzle.grade.4': 'Very hard',
  'puzzle.aim': '{aim} You decide once.',
  'puzzle.out': 'In {count} of {all} deals {best} does better than {other}; here is one of them.',
  'puzzle.out_mixed':
    'In {count} of {all} deals {best} does better than {other}, in {worse} worse; here is one of the {count}.',
  'puzzle.lines': 'Choices played out',
  'puzzle.rules': 'The rules here',
  'puzzle.rules_page': 'All rules',
  'puzzle.best_here': 'Best is {best}. {why}',
  'puzzle.why': 'Why',
  'puzzle.shared.right': 'Quarterdeck, puzzle of {date} ({game}): solved ✓',
  'puzzle.shared.wrong': 'Quarterdeck, puzzle of {date} ({game}): missed ✗',
  'puzzle.right': 'Right!',
  'puzzle.wrong': 'Not the best',
  'puzzle.exact': 'All possible deals were tried.',
  'puzzle.certain': 'The difference is certain at 99%.',
  'puzzle.try_again': 'Try again',
  'puzzle.rest': 'Play on from here',
  'puzzle.next': 'Next puzzle',
  'puzzle.table': 'What every choice brings',
  'puzzle.yours': '(yours)',
  'puzzle.table_help': 'Chances and counts are averages over the deals that agree with what you could know.',
} satisfies Catalogue;
