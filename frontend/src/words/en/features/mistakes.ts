import type { Catalogue } from '../../types';

/** What somebody often gets wrong, by their reviews. */
const en = {
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
  'mistake.seas-of-strife.lead_high': 'You led a card that few others can go above, while a safer one was in your hand',
  'mistake.seas-of-strife.no_duck': 'You could have gone below a card in the trick, and did not',
  'mistake.seas-of-strife.duck_low': 'You went below with a low card, and kept the higher one of its suit',
  'mistake.seas-of-strife.kept_danger': 'You were free to throw away any card, and kept a more dangerous one',
  'mistake.turn-the-tide.high_for_low': 'You bid high for two low tides, both of which were welcome',
  'mistake.turn-the-tide.low_on_top': 'You had the highest tide, and bid too low to get rid of it',
  'mistake.turn-the-tide.high_when_safe': 'You spent one of your highest cards while another tide was above yours',
  'mistake.turn-the-tide.low_for_split': 'You bid low where one tide was low and the other was high',
  'mistake.sea-change.changed_away': 'You changed trump to a suit of which you held fewer cards',
  'mistake.sea-change.no_change': 'You could have changed trump, and did not',
  'mistake.sea-change.took_bad': 'You took over a trick that was worth nothing or less',
  'mistake.sea-change.let_go': 'You could have taken over the trick, and let it go',
  'mistake.feud.ten': 'You laid a Ten in a column where another card did more',
  'mistake.feud.item_for_strike': 'You laid an Item in a column where a Strike did more',
  'mistake.feud.strike_for_item': 'You laid a Strike in a column where an Item did more',
  'mistake.feud.no_maneuver': 'You bought nothing while a maneuver was worth its price',
} satisfies Catalogue;

export default en;
