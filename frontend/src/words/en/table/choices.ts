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
  'reason.the_others': 'the other choices',
  'reason.the_best': 'the best choice',
  'reason.plain_others': '{often} {words}; the other choices {theirs} do',
  'reason.plain_best': '{often} {words}; the best choice {theirs} does',
  'reason.often.0': 'almost never',
  'reason.often.1': 'seldom',
  'reason.often.2': 'often',
  'reason.often.3': 'mostly',
  'reason.often.4': 'almost always',
  'reason.often_end.0': 'almost never',
  'reason.often_end.1': 'seldom',
  'reason.often_end.2': 'often',
  'reason.often_end.3': 'mostly',
  'reason.often_end.4': 'almost always',
  'reason.oftener': '{words} more often than {against}',
  'reason.rarer': '{words} less often than {against}',
  'reason.more': 'more {words} than with {against}',
  'reason.fewer': 'fewer {words} than with {against}',
  'reason.plain_none_others': 'wins a little more often than the other choices',
  'reason.plain_none_best': 'wins a little less often than the best choice',
} satisfies Catalogue;

export default en;
