import type { Catalogue } from '../types';

/** What an action chooses, where it is told of beside the board. */
const en = {
  'choice.nothing': 'Nothing',
  'choice.column': 'Column {column}',
  'choice.own_maneuver': 'A Maneuver of the table\'s own',
} satisfies Catalogue;

export default en;
