/** Fetches what says why something was not possible. */
import { GLOSSARY } from '../../words';
import { withWords } from '../../words/parts';

export const loadToast = withWords(() => import('./Toast.svelte'), GLOSSARY);
