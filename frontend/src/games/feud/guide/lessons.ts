/** The course: first Strikes, then Items, then one extension more a lesson, as the designer wants it learned. */
import type { Lesson } from '../../../table/game';

/** The lessons by their numbers. */
export const STRIKES = 0;
export const BASIC = 1;
export const STUDY = 2;
export const RESERVATION = 3;
export const AFFINITIES = 4;
export const MANEUVERS = 5;
/** With Skirmishes it is the whole game. */
export const TRUE = 6;
/** An extra: nothing but Skirmishes. */
export const ALWAYS = 7;

export const lessons: readonly Lesson[] = [
  { title: 'feud.lesson.strikes', line: 'feud.lesson.strikes_line', options: { preset: 'strikes' } },
  { title: 'feud.lesson.basic', line: 'feud.lesson.basic_line', options: { preset: 'basic' } },
  { title: 'feud.lesson.study', line: 'feud.lesson.study_line', options: { preset: 'basic', study: true } },
  {
    title: 'feud.lesson.reservation',
    line: 'feud.lesson.reservation_line',
    options: { preset: 'basic', study: true, reservation: true },
  },
  {
    title: 'feud.lesson.affinities',
    line: 'feud.lesson.affinities_line',
    options: { preset: 'basic', study: true, reservation: true, affinities: true },
  },
  {
    title: 'feud.lesson.maneuvers',
    line: 'feud.lesson.maneuvers_line',
    options: { preset: 'true', skirmishes: 'off' },
  },
  { title: 'feud.lesson.true', line: 'feud.lesson.true_line', options: { preset: 'true' } },
  { title: 'feud.lesson.always', line: 'feud.lesson.always_line', options: { preset: 'skirmish' } },
];
