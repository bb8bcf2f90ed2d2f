import type { Catalogue } from '../types';

/** The message in a browser that is older than the page needs; a plain script shows it (plugins/old.ts). */
export default {
  'old.sentence': 'This browser is too old for Quarterdeck. It needs {browsers}, or a newer one.',
} satisfies Catalogue;
