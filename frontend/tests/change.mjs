/** Sea Change's cards, options and a trick, for the tests of its page. */
import { cardOf, STANDARD } from '../src/games/sea-change/rules/cards.ts';
import { initial, reduce } from '../src/games/sea-change/rules/model.ts';

export const cards = (names) => names.split(' ').map(cardOf);
export const options = (players, more = {}) => ({
  players,
  teams: 0,
  target: Array(more.teams || Math.max(2, players)).fill(3),
  points: [...STANDARD],
  ...more,
});
export const fold = (events, given, start = initial(given, given.players)) => events.reduce(reduce, start);

/** A trick of four seats from seat 0, with the events that the engine writes. */
export const change = [
  { event: 'deal', round: 1, hands: [['Y4', 'R9'], null, null, null], dealer: 3 },
  { event: 'play', seat: 0, card: 'Y4' },
  { event: 'trump', suit: 'Y', cause: 'lead' },
  { event: 'play', seat: 1, card: 'Y10' },
  { event: 'play', seat: 2, card: 'P10' },
  { event: 'trump', suit: 'P', cause: 'sea_change' },
  { event: 'play', seat: 3, card: 'Y12' },
  { event: 'trick', taker: 2, card: 'P10', cards: ['Y4', 'Y10', 'P10', 'Y12'] },
];
