/** Puts errors into sentences that say what to do. */
import { ApiError } from '../contract/api-error';
import type { RefusalCode } from '../contract/protocol';
import { hasWords, t } from './translate.svelte';

export function refusalText(code: string): string {
  const key = `refused.${code}`;
  return hasWords(key) ? t(key) : t('refused.other');
}

/** The refusals of chat lines, which the page shows beside the chat. */
const OF_TALK: readonly RefusalCode[] = ['silenced', 'phrases_only', 'chat_off', 'no_reactions', 'too_fast'];
export const concernsTalk = (code: RefusalCode): boolean => OF_TALK.includes(code);

/** Describe a thrown error. The server's text is used only if the page has none for its code. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error.part');
  const key = `error.${error.code}`;
  if (hasWords(key)) return t(key);
  return error.message || t('error.server');
}
