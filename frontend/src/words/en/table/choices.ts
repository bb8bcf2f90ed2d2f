import type { Catalogue } from '../../types';

/** What an action chooses, where it is told of beside the board. */
const en = {
  'choice.nothing': 'Nothing',
  'choice.column': 'Column {column}',
  'choice.own_maneuver': "A Maneuver of the table's own",
  'reason.others': 'other choices',
  'reason.best': 'the best choice',
  'reason.beside': '{first} ({against}: {other})',
  'reason.then': '{first}, and {then}',
  'reason.count': '{words}: {n} on average',
  'reason.one': '{first}.',
  'reason.two': '{first}; {second}.',
  'reason.none': 'It makes hardly any difference.',
} satisfies Catalogue;

export default en;
