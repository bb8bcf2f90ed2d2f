import type { Phrase, Said, TableState, Talk } from '../contract/protocol';
import { t } from '../words/translate.svelte';

export const TALKS: readonly Talk[] = ['open', 'phrases', 'off'];

/** Pictures of the phrases that are shown at their sender's plate. */
export const REACTIONS = {
  well_played:
    'M7 11v9H3.5v-9zM7 11l4-7.5c1.7 0 2.5 1.1 2.1 2.8L12.4 10H18c1.5 0 2.4 1.2 2 2.6l-1.7 5.8c-.3 1-1 1.6-2 1.6H7',
  laugh: 'M12 3a9 9 0 100 18 9 9 0 000-18zM7.5 9.7q1.3-1.7 2.6 0M13.9 9.7q1.3-1.7 2.6 0M7 13h10a5 5 0 01-10 0z',
  oops: 'M12 3a9 9 0 100 18 9 9 0 000-18zM8 8.5l2.6 1.6L8 11.5M16 8.5l-2.6 1.6 2.6 1.4M7.5 16.5q1.1-2 2.2-.5t2.3 0 2.3 0 2.2.5',
  wow: 'M12 3a9 9 0 100 18 9 9 0 000-18zM8.8 8.8v1.4M15.2 8.8v1.4M12 13a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4z',
  thanks: 'M12 20C5.6 15.4 3.5 12 3.5 8.8a4.3 4.3 0 018.5-1 4.3 4.3 0 018.5 1C20.5 12 18.4 15.4 12 20z',
  your_turn: 'M6 3h12M6 21h12M7.5 3c0 5 4 6 4.5 9-.5 3-4.5 4-4.5 9M16.5 3c0 5-4 6-4.5 9 .5 3 4.5 4 4.5 9',
} as const satisfies Partial<Record<Phrase, string>>;
export type Reaction = keyof typeof REACTIONS;

/** The other phrases, in the order in which players need them during an evening. */
export const PHRASES: readonly Exclude<Phrase, Reaction>[] = [
  'hello',
  'good_luck',
  'moment',
  'back',
  'no_hurry',
  'sorry',
  'good_game',
  'again',
  'bye',
];

/** The text of a chat line; a phrase is in the reader's language. */
export const saidText = ({ phrase, text }: Said): string => (phrase ? t(`phrase.${phrase}`) : text);

/** The picture of a phrase, if it has one. */
export const pictureOf = ({ phrase }: Pick<Said, 'phrase'>): string | undefined =>
  phrase && phrase in REACTIONS ? REACTIONS[phrase as Reaction] : undefined;

/** Whether a chat line is shown at its sender's plate: it has a picture, and the sender has a seat. */
export const isAtPlate = (said: Said): boolean => typeof said.seat === 'number' && pictureOf(said) !== undefined;

/** Whether reactions are allowed. During a game with teams they are not, as partners could signal with them. */
export const mayReact = ({ phase, options }: TableState): boolean => phase !== 'playing' || !options.teams;
