/** The course: the game, then how its bids are chosen well, then what is known of the hands. */
import type { Lesson } from '../../../table/game';

/** The lessons by their numbers. */
export const BASICS = 0;
export const BIDDING = 1;
export const HANDS = 2;

export const lessons: readonly Lesson[] = [
  { title: 'tide.lesson.basics', line: 'tide.lesson.basics_line', options: {} },
  { title: 'tide.lesson.bidding', line: 'tide.lesson.bidding_line', options: {} },
  { title: 'tide.lesson.hands', line: 'tide.lesson.hands_line', options: {} },
];
