/** The levels of bots, the weakest first. */
import type { Level } from './protocol';

export const LEVELS = ['beginner', 'medium', 'hard', 'expert'] as const satisfies readonly Level[];

/** Of the bots that one plays against where none were chosen. */
export const USUAL: Level = 'medium';

/** A level as it was remembered; undefined: it is none. */
export const levelOf = (kept: unknown): Level | undefined => LEVELS.find((level) => level === kept);

/** Who plays where a level is asked for in a game that offers these: the level itself, or the strongest one below it. */
export const offeredLevel = (level: Level, offered: readonly string[]): Level =>
  LEVELS.slice(0, LEVELS.indexOf(level) + 1).findLast((each) => offered.includes(each)) ?? level;
