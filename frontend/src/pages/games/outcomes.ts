/** Puts the result of a finished table into words. */
import type { TableSummary } from '../../contract/http';
import { named } from '../../lib/naming';
import { placeOf } from '../../lib/places';
import { list, t } from '../../words/translate.svelte';
import { personName } from '../../ui/names';

export const nameAt = ({ seats }: TableSummary, seat: number): string => personName(named(seats)[seat]?.name ?? '');

/** The players' names, each with the points of its side. */
export function standings(table: TableSummary): { name: string; points: number | null; won: boolean }[] {
  const scores = table.outcome?.scores ?? [];
  return named(table.seats).map((seat) => ({
    name: seat.kind === 'open' ? t('wait.free') : personName(seat.name),
    points: scores[seat.seat % scores.length] ?? null,
    won: table.outcome?.winners.includes(seat.seat) ?? false,
  }));
}

/** The winner from the reader's viewpoint; empty if unknown. */
export function result(table: TableSummary): string {
  const { outcome } = table;
  if (!outcome) return '';
  if (outcome.ended === 'concession') return t('games.gave_up', { name: nameAt(table, outcome.conceded ?? 0) });
  if (outcome.ended) return t(`games.ended.${outcome.ended}`);
  const sides = outcome.scores.length;
  const winning = new Set(outcome.winners.map((seat) => seat % sides));
  if (table.you !== null && winning.has(table.you % sides))
    return t(winning.size > 1 ? 'games.won_together' : 'me.won');
  if (table.you !== null && sides > 2) return t('games.place', { place: placeOf(outcome, table.you), count: sides });
  return t('games.won_by', { names: list(outcome.winners.map((seat) => nameAt(table, seat))) });
}

export const calls = (table: TableSummary): boolean =>
  table.phase === 'playing' && table.you !== null && table.owing.includes(table.you);

export function standing(table: TableSummary): string {
  if (calls(table)) return t('games.your_turn');
  const names = table.owing.map((seat) => nameAt(table, seat));
  if (table.phase === 'playing' && names.length > 0) return t('games.turn_of', { names: list(names) });
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  return t(`home.phase_${table.phase}`, { count: free });
}
