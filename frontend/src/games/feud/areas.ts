import type { Area } from '../../words';

/** The words of the course and of the reference, loaded with either. */
export const GUIDE_WORDS: Area = {
  en: () => import('../../words/en/games/feud-guide'),
  ja: () => import('../../words/ja/games/feud-guide'),
};

/** The words of the workshop and of its fields in forms. */
export const WORKSHOP_WORDS: Area = {
  en: () => import('../../words/en/games/feud-workshop'),
  ja: () => import('../../words/ja/games/feud-workshop'),
};

/** The words for the effects of a table's own maneuvers. */
export const OWN_WORDS: Area = {
  en: () => import('../../words/en/games/feud-own'),
  ja: () => import('../../words/ja/games/feud-own'),
};
