/** The courses of the built-in games; each lies in a folder beside its game. */
import { offered } from '../words/parts';
import type { Teaching } from '../table/game';
import type { Progress } from '../table/game';
import { GUIDE_WORDS } from './feud/areas';

type AnyTeaching = Teaching<Progress>;

const course = offered<AnyTeaching>;

/** Loads a course when its lessons are listed, or when a lesson is taken. */
export const COURSES: Record<string, () => Promise<AnyTeaching>> = {
  'seas-of-strife': course(() => import('./seas-of-strife/guide/notes'), {
    en: () => import('../words/en/games/seas-of-strife-guide'),
    ja: () => import('../words/ja/games/seas-of-strife-guide'),
  }),
  'turn-the-tide': course(() => import('./turn-the-tide/guide/notes'), {
    en: () => import('../words/en/games/turn-the-tide-guide'),
    ja: () => import('../words/ja/games/turn-the-tide-guide'),
  }),
  'sea-change': course(() => import('./sea-change/guide/notes'), {
    en: () => import('../words/en/games/sea-change-guide'),
    ja: () => import('../words/ja/games/sea-change-guide'),
  }),
  feud: course(() => import('./feud/guide/notes'), GUIDE_WORDS),
};
