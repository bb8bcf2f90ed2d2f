/**
 * Answers the page's requests when there is no server (a page opened from a folder). The possible options come from the
 * games' modules, and the reader's name from this browser. Requests that need a server are missing here.
 */
import { run } from '../worker/engine';
import type { Api } from './server';
import type { GameRecord } from '../../contract/records';
import { localTables } from '../worker/page';
import { myself, renamed } from '../../offline/myself';

export const answers: Partial<Api> = {
  form: (game, options) => run('form', game, { options }),
  me: async () => myself(),
  rename: async (name) => renamed(name),
  create: (table) => localTables.create({ ...table, name: myself().name }),
  async tables() {
    const { running, finished } = await localTables.shelf({ game: '', person: '', hidden: false, page: 0 });
    return { mine: [...running, ...finished], open: [] };
  },
  shelf: (search) => localTables.shelf(search),
  hide: (table, hidden) => localTables.hide(table, hidden),
  statistics: () => localTables.statistics(),
  evening: (id) => localTables.evening(id),
  record: (id): Promise<GameRecord> => localTables.record(id),
};
