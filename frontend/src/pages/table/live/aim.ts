/** Fetches what stands beside the first hand of a game. */
import { isKnown } from '../../../client/table/known';
import { GLOSSARY } from '../../../words';
import { withWords } from '../../../words/parts';

const load = withWords(() => import('../above/Aim.svelte'), GLOSSARY);
type Fetched = Awaited<ReturnType<typeof load>>;
let fetched: Fetched | null = null;

/** What was fetched already comes at once, before the table is painted. */
export const loadAim = (): Fetched | Promise<Fetched> => fetched ?? load();

/** Fetches it where it will be shown. */
export async function prepareAim(game: string): Promise<void> {
  if (!isKnown(game)) fetched = await load();
}
