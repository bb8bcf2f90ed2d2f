/** What people say to each other at a table. */
import type { Phrase, Said, Talk } from '../contract/protocol';
import { t } from '../words/translate.svelte';

export const TALKS: readonly Talk[] = ['open', 'phrases', 'off'];

/** In the order in which they are offered: as an evening goes. */
export const PHRASES: readonly Phrase[] = [
  'hello',
  'good_luck',
  'your_turn',
  'moment',
  'back',
  'no_hurry',
  'well_played',
  'wow',
  'oops',
  'sorry',
  'thanks',
  'good_game',
  'again',
  'bye',
];

/** What somebody said; a quick phrase is said in the reader's language. */
export const saidText = ({ phrase, text }: Said): string => (phrase ? t(`phrase.${phrase}`) : text);
