/** What games say alike: sentences together, players by their names, who won, rules of a table. */
import type { WordKey } from '../lib/words.svelte';
import type { Fact, Teller } from './game';

/** Sentences one after another as the language does it; what is null or empty is left out. */
export function sentences(tell: Teller, ...parts: readonly (string | null)[]): string {
  const said = parts.filter((part): part is string => part !== null && part !== '');
  return said.length > 0 ? said.reduce((first, second) => tell.t('table.both', { first, second })) : '';
}

/** A player by their name, as a sentence names one. */
export const player = (seat: number, tell: Teller): string => tell.t('table.player', { name: tell.name(seat) });

/** Players by their names. */
export const players = (seats: readonly number[], tell: Teller): string =>
  tell.list(seats.map((seat) => player(seat, tell)));

/** Who won, in a sentence. */
export function verdict(winners: readonly number[], tell: Teller): string {
  if (winners.length === 1 && winners[0] === tell.you) return tell.t('table.win.you');
  return tell.t(winners.length === 1 ? 'table.win.one' : 'table.win.tie', { names: players(winners, tell) });
}

/** A rule in force at the table. */
export const fact = (label: WordKey, value: string, tell: Teller): Fact => ({ label: tell.t(label), value });
