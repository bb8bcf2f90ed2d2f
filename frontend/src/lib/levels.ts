/** The levels of bots that a game offers, for forms. */
import OWN from '../contract/levels.json';
import { LEVELS } from '../contract/levels';
import type { Level } from '../contract/protocol';
import { INSTALLED_LEVELS } from './installed';

const known = { ...OWN, ...INSTALLED_LEVELS } as Readonly<Record<string, readonly Level[]>>;

/** The levels of a game's bots, the weakest first. */
export const levelsOf = (game: string): readonly Level[] => known[game] ?? LEVELS;
