/** Merges this browser's tables into those of a server. */
import type { Shelf, TableSummary } from '../../contract/http';
import type { Search } from '../../offline/shelf';
import { localTables } from './page';

const newest = (one: TableSummary, other: TableSummary): number => other.changed - one.changed;

/**
 * Return a page of the server's list with this browser's tables added. The page keeps all of the server's tables. A
 * finished table of this browser is added if it is older than the previous page's last table, and not older than this
 * page's last one.
 */
export async function shelfWith(search: Search, ask: (search: Search) => Promise<Shelf>): Promise<Shelf> {
  const { page } = search;
  const before = page > 1 ? ask({ ...search, page: page - 1 }) : null;
  const [theirs, own, former] = await Promise.all([ask(search), localTables.shelf({ ...search, page: 0 }), before]);
  const until = former?.finished.at(-1)?.changed ?? Infinity;
  const from = theirs.page < theirs.pages ? (theirs.finished.at(-1)?.changed ?? -Infinity) : -Infinity;
  const here = own.finished.filter(({ changed }) => from <= changed && changed < until);
  return {
    ...theirs,
    running: [...theirs.running, ...own.running].sort(newest),
    finished: [...theirs.finished, ...here].sort(newest),
    count: theirs.count + own.count,
    games: [...new Set([...theirs.games, ...own.games])].sort(),
  };
}
