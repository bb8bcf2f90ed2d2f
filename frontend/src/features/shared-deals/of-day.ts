/** The reader's progress and result with a daily deal. */
import type { TableSummary } from '../../contract/http';
import { served } from '../../lib/addresses';
import { told } from './asking';
import { playedDeals } from './played.svelte';

export interface Standing {
  done: boolean;
  /** The rank among all who played it here; null if unknown. */
  place: { place: number; count: number } | null;
}

/** Return the progress with a deal; null if it has not been begun. `here`: the tables in this browser. */
export async function standingIn(id: string, here: readonly TableSummary[]): Promise<Standing | null> {
  const table = playedDeals.table(id, 0);
  if (table === null) return null;
  const over = here.find((one) => one.id === table)?.phase === 'finished';
  const done = over || playedDeals.at(table)?.own != null;
  if (!done || !served) return { done, place: null };
  const { results } = await told(id).catch(() => ({ results: [] })); // the rank is optional
  const own = results.find(({ you }) => you);
  const place = own && 1 + results.filter(({ points }) => points > own.points).length;
  return { done, place: place ? { place, count: results.length } : null };
}
