/** Errors as sentences that say what to do. */
import { ApiError } from '../contract/api-error';
import type { RefusalCode } from '../contract/protocol';
import { hasWords, t } from './translate.svelte';

/** A message that a table refused, in words. */
export function refusalText(code: string): string {
  const key = `refused.${code}`;
  return hasWords(key) ? t(key) : t('refused.other');
}

/** The refusals of chat lines, which the page shows beside the chat. */
const OF_TALK: readonly RefusalCode[] = ['silenced', 'phrases_only', 'chat_off', 'no_reactions', 'too_fast'];
export const concernsTalk = (code: RefusalCode): boolean => OF_TALK.includes(code);

/** A thrown thing in words; what the server says is used only where the page has no words of its own. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error.part');
  const key = `error.${error.code}`;
  if (hasWords(key)) return t(key);
  return error.message || t('error.server');
}
