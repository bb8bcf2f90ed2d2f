import type { Catalogue } from '../../types';

/** Names of choices and the reasons for them, outside the board. */
export default {
  'choice.title': 'Choice',
  'choice.share': 'Chance to win',
  'choice.nothing': 'Nothing',
  'choice.column': 'Column {column}',
  'choice.own_maneuver': "A Maneuver of the table's own",
  'reason.none': 'Best in {n} of 100 deals; no simple reason.',
  'reason.alike': 'About as good: {choices}.',
  'reason.others': { one: '1 other', other: '{count} others' },
  'reason.solved': 'Best on average over all deals that are possible; no simple reason.',
  'reason.worse': 'Worse than the best choice, for no simple reason.',
  'reason.close': 'It hardly matters here.',
  'reason.near': 'Hardly worse than the best choice.',
  'reason.more': 'In 100 deals like this: {n} {words} more.',
  'reason.fewer': 'In 100 deals like this: {n} {words} fewer.',
  'reason.wins': 'wins',
  'reason.your': 'your',
  'reason.whose': "{name}'s",
} satisfies Catalogue;
