/**
 * Exports all games of this browser as records in one file, and imports such files. An imported record is replayed, and
 * accepted only if the rules give the same result.
 */
import type { Engines } from '../engine/games';
import { exactJson } from '../contract/json';
import type { GameRecord } from '../contract/records';
import type { SeatInfo } from '../contract/protocol';
import { isObject } from '../lib/storage';
import { isTrue } from './proof';
import { outcomeOf } from './record';
import type { Line } from './store';

/** The record for export, with the times of the game and whether it counts added under `kept` (docs/records.md). */
export const handedOut = (record: GameRecord, { created, changed, outcome }: Line): GameRecord => ({
  ...record,
  kept: { created, changed, counts: outcome?.counts ?? false },
});

/** A text that identifies a game by its beginning and its decisions, to find games that are already here. */
export const marks = ({ game, seed, start, decisions }: GameRecord): string =>
  exactJson([game, seed, start, decisions]);

/** The table's entry in the lists for an imported record; null if that is not a true record of a finished game. */
export async function broughtIn(record: GameRecord, id: string, engines: Engines): Promise<Line | null> {
  const engine = await engines(record.game, record.options).catch(() => null);
  if (!engine || !(record.result || record.ended) || !(await isTrue(record, engine))) return null;
  const kept = isObject(record.kept) ? record.kept : {};
  const now = Date.now() / 1000;
  const you = record.seats.findIndex(({ player }) => player === 'human');
  return {
    id,
    game: record.game,
    phase: 'finished',
    seats: seatsIn(record),
    created: typeof kept.created === 'number' ? kept.created : now,
    changed: typeof kept.changed === 'number' ? kept.changed : now,
    title: '',
    owing: [],
    due: null,
    outcome: outcomeOf(record, kept.counts === true),
    you: you < 0 ? null : you,
    seq: 0,
    evening: id,
    rules: engine.description.version,
    hidden: false,
  };
}

const seatsIn = ({ seats }: GameRecord): SeatInfo[] =>
  seats.map(({ name, player }, seat) => {
    const [, level = null] = /^bot:(beginner|medium|hard|expert)$/.exec(player) ?? [];
    const kind = player.startsWith('bot:') ? 'bot' : 'person';
    return { seat, kind, name, online: true, level: level as SeatInfo['level'], standin: null };
  });
