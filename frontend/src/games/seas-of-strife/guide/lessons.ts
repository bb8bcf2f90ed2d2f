/** The course: the game as it is usually played, how it is played well, then one option a lesson. */
import type { Lesson } from '../../../table/game';

/** The lessons by their numbers. */
export const BASICS = 0;
export const FOLLOWING = 1;
export const LEADING = 2;
export const PASSING = 3;
export const HAPPY = 4;
export const STRIFE = 5;

export const lessons: readonly Lesson[] = [
  { title: 'seas.lesson.basics', line: 'seas.lesson.basics_line', options: {} },
  { title: 'seas.lesson.following', line: 'seas.lesson.following_line', options: {} },
  { title: 'seas.lesson.leading', line: 'seas.lesson.leading_line', options: {} },
  { title: 'seas.lesson.passing', line: 'seas.lesson.passing_line', options: { passing: true } },
  { title: 'seas.lesson.happy', line: 'seas.lesson.happy_line', options: { happy_faces: true } },
  { title: 'seas.lesson.strife', line: 'seas.lesson.strife_line', options: { rules: 'strife' } },
];
