/** Loads the texts that explain why something was impossible. */
import { GLOSSARY } from '../../words';
import { withWords } from '../../words/parts';

export const loadToast = withWords(() => import('./Toast.svelte'), GLOSSARY);
