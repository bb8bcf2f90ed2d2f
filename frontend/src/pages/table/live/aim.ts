/** Fetches what stands above the first hand of a game. */
import { isKnown } from '../../../client/table/known';
import { GLOSSARY } from '../../../words';
import { withWords } from '../../../words/parts';

export const loadAim = withWords(() => import('../above/Aim.svelte'), GLOSSARY);

/** Fetches it where it will be shown: come later it would push the table down. */
export const prepareAim = async (game: string): Promise<unknown> => (isKnown(game) ? null : loadAim());
