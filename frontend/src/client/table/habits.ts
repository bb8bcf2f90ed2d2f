/** The reader's last choices for a new table of each game, stored in this browser. */
import type { OptionValue } from '../../contract/options';
import { levelOf, offeredLevel, USUAL } from '../../contract/levels';
import type { Level } from '../../contract/protocol';
import { levelsOf } from '../../lib/levels';
import { isObject, keep, keptObject } from '../../lib/storage';
import { USUAL_TERMS, type Terms } from './terms';

const STORE = 'quarterdeck.habits';

/** Whom a seat is meant for: a friend (`person`), another player at this device (`here`), or a bot of a level. */
export type Sitter = 'person' | 'here' | Level;

export interface Habit {
  /** The chosen options; a missing option has its default. */
  options: Record<string, OptionValue>;
  /** Whom each seat is meant for, without the reader's seat. */
  sitters: readonly Sitter[];
  /** The names of the players at this device, by seat. */
  names: readonly string[];
  listed: boolean;
  aids: boolean;
  /** Whether the table is kept in this browser, without a server. */
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
  const options = value.options as Record<string, OptionValue>; // the server validates them
  const kept = { ...USUAL_TERMS, ...(isObject(value.terms) ? value.terms : {}) } as Terms; // validated on use
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

/** The last choices for a game; null if there are none, or none that are valid. */
export const habit = (game: string): Habit | null => habitOf(game, keptObject(STORE)[game]);

/** Store the choices for a game; null deletes them. */
export const setHabit = (game: string, chosen: Habit | null): void =>
  keep(STORE, { ...keptObject(STORE), [game]: chosen ?? undefined });

/** The bots for a game against bots only: the bots chosen last, and a usual bot in place of each other person. */
export const botsOf = (sitters: readonly Sitter[]): Level[] =>
  sitters.map((sitter) => (sitter === 'person' || sitter === 'here' ? USUAL : sitter));
