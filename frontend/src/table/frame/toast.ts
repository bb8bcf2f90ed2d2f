/** Loads the component for short explanations (`Toast.svelte`) with the texts that it needs. */
import { withWords } from '../../words/parts';

export const loadToast = withWords(() => import('./Toast.svelte'), 'glossary');
