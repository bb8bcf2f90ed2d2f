import type { Area } from '../../words';

/** The words of the course and of the reference, which come with the one or the other. */
export const GUIDE_WORDS: Area = {
  en: () => import('../../words/en/feud-guide'),
  ja: () => import('../../words/ja/feud-guide'),
};
