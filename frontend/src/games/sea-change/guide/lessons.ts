/** The course: the game as four play it, how it is played well, then other numbers of players and teams. */
import type { Lesson } from '../../../table/game';

/** The lessons by their numbers. */
export const BASICS = 0;
export const POINTS = 1;
export const CHANGES = 2;
export const TWO = 3;
export const TEAMS = 4;
export const SOLO = 5;

export const lessons: readonly Lesson[] = [
  { title: 'change.lesson.basics', line: 'change.lesson.basics_line', options: {} },
  { title: 'change.lesson.points', line: 'change.lesson.points_line', options: {} },
  { title: 'change.lesson.changes', line: 'change.lesson.changes_line', options: {} },
  { title: 'change.lesson.two', line: 'change.lesson.two_line', options: { players: 2 } },
  { title: 'change.lesson.teams', line: 'change.lesson.teams_line', options: { players: 4, teams: 2 } },
  { title: 'change.lesson.solo', line: 'change.lesson.solo_line', options: { players: 1 } },
];
