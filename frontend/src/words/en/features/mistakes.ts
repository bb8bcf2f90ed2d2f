import type { Catalogue } from '../../types';

/** The reader's frequent mistakes, from their reviews. */
export default {
  'mistake.title': 'What you often get wrong',
  'mistake.help':
    'From the reviews that were made in this browser. Only what happened five times or more is listed, the costliest first.',
  'mistake.cost': '{count} times. Each time the chance to win fell by {cost} on average.',
  'mistake.cost_points':
    '{count} times. Each time you gave away {points} points on average, and the chance to win fell by {cost}.',
  'mistake.lesson': 'Lesson: {title}',
  'mistake.puzzles': 'Puzzles of this kind',
  'mistake.plays': { one: '{count} play', other: 'All {count} plays' },
  'mistake.play': 'Play {number}: the chance to win fell by {cost}',
} satisfies Catalogue;
