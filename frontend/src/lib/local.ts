/** What belongs to this browser alone: tables whose ids begin so. All else of them is fetched when it is needed. */
import { INSTALLED } from '../games/installed';
import type { TableSummary } from './api';
import { served } from './site';
import { kept } from './storage';

export const isLocal = (id: string): boolean => id.startsWith('local-');

/** Whether a game can be played in the browser: those of other packages cannot. */
export const playableHere = (game: string): boolean => !(game in INSTALLED);

export const local = async (): Promise<typeof import('../local/page').house> => (await import('../local/page')).house;

/** Set once somebody has played here: until then nobody looks for what is kept. */
export const PLAYED = 'quarterdeck-local';

/** The tables that this browser keeps beside those of a server, the latest first. */
export async function localTables(): Promise<TableSummary[]> {
  if (!served || kept(PLAYED) === null) return [];
  const { running, finished } = await (await local()).shelf({ game: '', person: '', hidden: false, page: 0 });
  return [...running, ...finished];
}
