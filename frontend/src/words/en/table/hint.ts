import type { Catalogue } from '../../types';

/** The hint: what a strong player would do, and why. */
export default {
  'hint.thinking': 'Looking for the best choice',
  'hint.refining': 'Trying it in more deals',
  'hint.one': '{choice}. {why}',
  'hint.only': '{choice} is the only choice.',
  'hint.lay': 'Lay it so',
  'hint.order_more': 'In 100 Rounds like this: {n} points more than with orders by chance.',
  'hint.order_worse': 'In a worse order: {why}',
  'hint.order_none': 'The best of {orders} orders against {worlds} that the opponent may lay; no simple reason.',
  'hint.order_tried': 'All {orders} orders of your hand were tried against {worlds} orders that the opponent may lay.',
  'hint.order_column': 'Column {column}: the hint has the {card} here',
  'hint.order_laid': 'The row is laid as the hint has it.',
  'hint.why': 'Numbers',
  'hint.of': '{share} ± {error}',
  'hint.worlds':
    'Each choice was tried in {worlds} deals that agree with all you know; the others are taken to play sensibly.',
  'hint.exact': 'All {worlds} deals that are possible were looked at.',
  'hint.uncounted': 'This is a practice game: it does not count in statistics.',
} satisfies Catalogue;
