import type { Level } from './protocol';

export const LEVELS = ['beginner', 'medium', 'hard', 'expert'] as const satisfies readonly Level[];

export const USUAL: Level = 'medium';

/** The level of this name, as read from storage; undefined if there is no such level. */
export const levelOf = (kept: unknown): Level | undefined => LEVELS.find((level) => level === kept);

/** The level to use if `level` is requested: that level if it is in `offered`, else the strongest one below it. */
export const offeredLevel = (level: Level, offered: readonly string[]): Level =>
  LEVELS.slice(0, LEVELS.indexOf(level) + 1).findLast((each) => offered.includes(each)) ?? level;
