import { run } from '../../client/worker/engine';
import { decisionsOf, hex } from '../../engine/starting';
import { ownName } from '../../client/table/opening';
import { local } from '../../client/worker/local';
import { router } from '../../lib/router.svelte';
import { packed } from '../../engine/puzzles';
import { type Duplicate, keyOf, resultOf, seatOf, seedOf, type Result } from '../../engine/duplicates';
import { playedDeals } from './played.svelte';

/** Open the table of a deal, creating it in this browser if needed. Throws ApiError. */
export async function openDeal(duplicate: Duplicate, deal: number, title: string): Promise<void> {
  const known = playedDeals.table(duplicate.id, deal);
  if (known) return router.go(`/table/${encodeURIComponent(known)}`);
  const { game, options, level } = duplicate;
  const [localTables, { seats }, name] = await Promise.all([local(), run('form', game, { options }), ownName()]);
  const own = seatOf(duplicate, deal, seats);
  const chairs = Array.from({ length: seats }, (_, seat) =>
    seat === own ? { kind: 'person' as const } : { kind: 'bot' as const, level },
  );
  const seed = seedOf(duplicate, deal);
  const { id } = await localTables.create({
    game,
    options,
    seats: chairs,
    name,
    key: hex(keyOf(duplicate, deal)),
    seeds: chairs.map(({ kind }) => (kind === 'bot' ? seed : null)),
    aids: true,
    take_back: false,
    title,
  });
  playedDeals.begin(id, duplicate.id, deal);
  router.go(`/table/${encodeURIComponent(id)}`);
}

/** The result of a table's game, and its decisions; null while it runs, or if it was ended early. */
export async function finished(table: string, game: string): Promise<{ own: Result; made: number[] } | null> {
  const record = await (await local()).record(table).catch(() => null);
  const seat = record?.seats.findIndex(({ player }) => player === 'human') ?? -1;
  if (!record?.result || record.ended || seat < 0) return null;
  return {
    own: resultOf(game, seat, record.result),
    made: packed(decisionsOf(record).map(({ seat: mover, action }) => [mover, action])),
  };
}
