/** What was chosen last for each game, remembered in this browser. */
import type { OptionValue } from '../../contract/options';
import { levelOf, offeredLevel, USUAL } from '../../contract/levels';
import type { Level } from '../../contract/protocol';
import { levelsOf } from '../../lib/levels';
import { isObject, keep, keptObject } from '../../lib/storage';
import { USUAL_TERMS, type Terms } from './terms';

const STORE = 'quarterdeck.habits';

/** Who may be given a seat: a friend, somebody else at this device, or a bot of a level. */
export type Sitter = 'person' | 'here' | Level;

export interface Habit {
  /** What was chosen; what is not here has its default. */
  options: Record<string, OptionValue>;
  /** At the seats beside one's own. */
  sitters: readonly Sitter[];
  /** The names of those who play at this device, a seat. */
  names: readonly string[];
  listed: boolean;
  aids: boolean;
  /** Played in this browser, at no server. */
  here: boolean;
  terms: Terms;
}

function levelIn(game: string, kept: unknown): Level | undefined {
  const level = levelOf(kept);
  return level && offeredLevel(level, levelsOf(game));
}
const sitterIn = (game: string, kept: unknown): Sitter | undefined =>
  kept === 'person' || kept === 'here' ? kept : levelIn(game, kept);

function habitOf(game: string, value: unknown): Habit | null {
  if (!isObject(value) || !isObject(value.options) || !Array.isArray(value.sitters)) return null;
  const sitters = value.sitters.flatMap((sitter) => sitterIn(game, sitter) ?? []);
  if (sitters.length < value.sitters.length) return null;
  const options = value.options as Record<string, OptionValue>; // the server looks at each of them
  const kept = { ...USUAL_TERMS, ...(isObject(value.terms) ? value.terms : {}) } as Terms; // checked on use, like the options
  const terms = { ...kept, standin: levelIn(game, kept.standin) ?? USUAL };
  const names = Array.isArray(value.names) ? value.names.map(String) : [];
  return {
    options,
    sitters,
    names,
    listed: value.listed === true,
    aids: value.aids !== false,
    here: value.here === true,
    terms,
  };
}

/** What was chosen last for a game; null where nothing was, or nothing that can be used. */
export const habit = (game: string): Habit | null => habitOf(game, keptObject(STORE)[game]);

/** Remembers what was chosen for a game; null: forgets it. */
export const setHabit = (game: string, chosen: Habit | null): void =>
  keep(STORE, { ...keptObject(STORE), [game]: chosen ?? undefined });

/** The bots of a game that begins at once: those chosen last, and one in the place of every other person. */
export const botsOf = (sitters: readonly Sitter[]): Level[] =>
  sitters.map((sitter) => (sitter === 'person' || sitter === 'here' ? USUAL : sitter));
