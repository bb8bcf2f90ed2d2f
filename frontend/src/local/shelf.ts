/** Somebody's tables in pages, and counted up: the twin of `quarterdeck.server.shelf`, for games that no server keeps. */
import type { Search, Shelf, TableSummary, Tally } from '../lib/api';

/** Finished tables on a page. */
const PAGE = 20;

const calls = ({ phase, you, owing }: TableSummary): boolean => phase === 'playing' && you !== null && owing.includes(you);

/** One page of the finished tables, and those that are not finished: what waits for the reader first, else the latest. */
export function shelfOf(tables: readonly TableSummary[], { game, person, page }: Omit<Search, 'hidden'>): Shelf {
  const name = person.trim().toLocaleLowerCase();
  const named = ({ seats }: TableSummary): boolean => seats.some((seat) => seat.name.toLocaleLowerCase().includes(name));
  const found = tables
    .filter((table) => (!game || table.game === game) && (!name || named(table)))
    .sort((one, other) => other.changed - one.changed);
  const running = found.filter(({ phase }) => phase !== 'finished');
  const finished = found.filter(({ phase }) => phase === 'finished');
  const pages = Math.max(1, Math.ceil(finished.length / PAGE));
  const shown = Math.min(Math.max(page, 1), pages);
  return {
    running: [...running.filter(calls), ...running.filter((table) => !calls(table))],
    finished: finished.slice((shown - 1) * PAGE, shown * PAGE),
    count: finished.length,
    page: shown,
    pages,
    games: [...new Set(tables.map((table) => table.game))].sort(),
  };
}

/** Finished, to be counted, and the reader sat there to the end, with somebody to play against. */
function counts({ phase, outcome, you, seats }: TableSummary): boolean {
  if (phase !== 'finished' || !outcome?.counts || you === null) return false;
  return seats[you]?.kind === 'person' && outcome.scores.length > 1;
}

const against = ({ seats, you }: TableSummary): Tally['opponents'] =>
  seats.some(({ kind, seat }) => kind === 'person' && seat !== you) ? 'people' : 'bots';

function tally(tables: readonly TableSummary[], { game, players, opponents }: Pick<Tally, 'game' | 'players' | 'opponents'>): Tally {
  let [won, even, points] = [0, 0, 0];
  for (const { outcome, you } of tables) {
    if (!outcome || you === null) continue;
    const sides = outcome.scores.length; // seats are counted off to the sides in turn
    const winning = new Set(outcome.winners.map((seat) => seat % sides));
    even += 1 / sides;
    won += winning.has(you % sides) ? 1 / winning.size : 0;
    points += outcome.scores[you % sides] ?? 0;
  }
  const rounded = (value: number, unit: number): number => Math.round(value * unit) / unit;
  return { game, players, opponents, games: tables.length, won: rounded(won, 1000), even: rounded(even, 1000), points: rounded(points / tables.length, 100) };
}

/** How the reader's finished games came out, by game, number of players, and kind of opponent. */
export function tallies(tables: readonly TableSummary[]): Tally[] {
  const counted = tables.filter(counts);
  const kinds = new Map(
    counted.map((table) => {
      const kind = { game: table.game, players: table.seats.length, opponents: against(table) };
      return [JSON.stringify(Object.values(kind)), kind];
    }),
  );
  return [...kinds].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, kind]) =>
    tally(counted.filter((table) => JSON.stringify([table.game, table.seats.length, against(table)]) === key), kind),
  );
}
