/** Searches and counts the games of this browser, as the server does with its tables. */
import type { Evening, Shelf, TableSummary, Tally } from '../contract/http';
import { fewestWin, placeOf } from '../lib/places';

export interface Search {
  game: string;
  person: string;
  hidden: boolean;
  page: number;
}

const PAGE = 20;

const calls = ({ phase, you, owing }: TableSummary): boolean =>
  phase === 'playing' && you !== null && owing.includes(you);
const newest = (one: TableSummary, other: TableSummary): number => other.changed - one.changed;

function found(tables: readonly TableSummary[], { game, person }: Pick<Search, 'game' | 'person'>): TableSummary[] {
  const wanted = person.trim().toLocaleLowerCase();
  return tables.filter(
    (table) =>
      (!game || table.game === game) &&
      (!wanted || table.seats.some(({ name }) => name.toLocaleLowerCase().includes(wanted))),
  );
}

/** A page of the matching tables, or all of them if the page is 0. */
export function shelf(tables: readonly TableSummary[], search: Omit<Search, 'hidden'>): Shelf {
  const among = found(tables, search);
  const running = among.filter(({ phase }) => phase !== 'finished');
  const finished = among.filter(({ phase }) => phase === 'finished').sort(newest);
  const pages = Math.max(1, Math.ceil(finished.length / PAGE));
  const page = Math.min(search.page, pages);
  return {
    running: running.sort((one, other) => Number(calls(other)) - Number(calls(one)) || newest(one, other)),
    finished: page === 0 ? finished : finished.slice((page - 1) * PAGE, page * PAGE),
    count: finished.length,
    page,
    pages,
    games: [...new Set(tables.map(({ game }) => game))].sort(),
  };
}

/** Whether a table is a finished game of the reader with an opponent. */
const wasPlayed = ({ phase, outcome, you }: TableSummary): boolean =>
  phase === 'finished' && outcome !== null && you !== null && outcome.scores.length > 1;

/** The reader's results in finished games, for each game, number of players, kind of opponent, and variant. */
export function tallies(tables: readonly TableSummary[]): Tally[] {
  const groups = new Map<string, TableSummary[]>();
  for (const table of tables.filter(wasPlayed)) {
    const people = table.seats.some(({ kind, seat }) => kind === 'person' && seat !== table.you);
    const variant = Object.values(table.outcome?.variant ?? {}).join(' ');
    const kind = [table.game, table.seats.length, people ? 'people' : 'bots', variant].join('\n');
    groups.set(kind, [...(groups.get(kind) ?? []), table]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([kind, group]) => tally(kind, group));
}

function tally(kind: string, group: readonly TableSummary[]): Tally {
  const [game = '', players = '', opponents] = kind.split('\n');
  const all = group.flatMap(({ outcome, you }) => (outcome && you !== null ? [{ outcome, you }] : []));
  const played = all.filter(({ outcome }) => outcome.counts);
  const came = played.map(({ outcome, you }) => placeOf(outcome, you));
  const scores = played.map(({ outcome, you }) => outcome.scores[you % outcome.scores.length] ?? 0);
  const sides = Math.max(...all.map(({ outcome }) => outcome.scores.length));
  const most = played.some(({ outcome }) => fewestWin(outcome)) ? Math.min(...scores) : Math.max(...scores);
  const best = played.length > 0 ? most : null;
  const places = Array.from({ length: sides }, (_, at) => came.filter((place) => place === at + 1).length);
  const variant = all[0]?.outcome.variant ?? {};
  const practice = all.length - played.length;
  return {
    game,
    players: Number(players),
    opponents: opponents as Tally['opponents'],
    variant,
    places,
    best,
    practice,
  };
}

type Standing = Evening['standings'][number];

/** The tables of an evening, the earliest first, and the standing of its people. */
export function eveningOf(id: string, tables: readonly TableSummary[]): Evening {
  const inOrder = tables.toSorted((one, other) => one.created - other.created);
  const standings = new Map<string, Standing>();
  for (const table of inOrder)
    for (const { seat, kind, name } of table.seats) if (kind === 'person') count(standings, name, seat, table);
  const running = inOrder.findLast(({ phase }) => phase !== 'finished');
  const ordered = [...standings.values()].sort(
    (one, other) => other.wins - one.wins || (one.name < other.name ? -1 : 1),
  );
  return { id, tables: inOrder, standings: ordered, running: running?.id ?? null };
}

/** Add one table's result to a person's standing. If the game is not over, only the person's name is added. */
function count(standings: Map<string, Standing>, name: string, seat: number, { game, outcome }: TableSummary): void {
  const standing = standings.get(name) ?? { name, games: 0, wins: 0, points: {} };
  standings.set(name, standing);
  if (!outcome || (outcome.ended && outcome.ended !== 'concession')) return;
  standing.games += 1;
  if (outcome.ended) {
    standing.wins += seat === outcome.conceded ? 0 : 1;
    return;
  }
  standing.wins += outcome.winners.includes(seat) ? 1 : 0;
  const [total, games] = standing.points[game] ?? [0, 0];
  standing.points[game] = [total + (outcome.scores[seat % outcome.scores.length] ?? 0), games + 1];
}
