import { api, ApiError, type NewTable, type OptionValue } from './api';
import { committed } from './committing';
import { guest } from './guest.svelte';
import { habit, setHabit, type Sitter } from './habits';
import { USUAL } from './levels';
import { router } from './router.svelte';
import type { Level } from './protocol';
import { aloneTerms } from './terms';

/** Makes a table, tells `made` its id, and goes to it. Throws ApiError. */
export async function openTable(table: NewTable, made?: (id: string) => void): Promise<void> {
  const people = table.seats.filter(({ kind }) => kind === 'person');
  const named = people.filter((person) => 'name' in person && person.name).length;
  const [commitments] = await Promise.all([committed(named + (people.length > named ? 1 : 0)), guest.know()]);
  const { id } = await api.create({ ...table, commitments });
  made?.(id);
  router.go(`/table/${encodeURIComponent(id)}`);
}

/** A table for one, with bots at the `seats` besides. Throws ApiError. */
export function openAlone(
  game: string,
  options: Record<string, OptionValue>,
  seats: number,
  made?: (id: string) => void,
): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level: USUAL }));
  return openTable({ game, options, seats: [{ kind: 'person' }, ...bots], listed: false, aids: true }, made);
}

/** The bots of a game that begins at once: those chosen last, and one in the place of every other person. */
export const botsOf = (sitters: readonly Sitter[]): Level[] =>
  sitters.map((sitter) => (sitter === 'person' || sitter === 'here' ? USUAL : sitter));

/** What of a choice the server refuses when its rules have changed since. */
const STALE = ['bad_option', 'bad_seats'];

/** A game against bots, as it was chosen last, else by the usual rules. Throws ApiError. */
export async function openAtOnce(game: string): Promise<void> {
  const last = habit(game);
  if (last) {
    const bots = botsOf(last.sitters).map((level) => ({ kind: 'bot' as const, level }));
    try {
      const { options, aids, terms } = last;
      return await openTable({ game, options, seats: [{ kind: 'person' }, ...bots], listed: false, aids, ...aloneTerms(terms) });
    } catch (error) {
      if (!(error instanceof ApiError && STALE.includes(error.code))) throw error;
      setHabit(game, null);
    }
  }
  const { seats } = await api.form(game, {});
  await openAlone(game, {}, seats);
}
