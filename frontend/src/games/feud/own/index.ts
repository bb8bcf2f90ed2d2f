/**
 * Players' own definitions for Feud in the page, loaded if a table has any or for the workshop. `codecs` checks and
 * encodes them for the rules, `explain` describes a table's own rules.
 */
import type { Chosen, Codecs } from '../../../engine/options';
import type { Article } from '../../../contract/http';
import { ApiError } from '../../../contract/api-error';
import type { Language } from '../../../contract/language';
import { CHANGES, OWN } from './tables';
import { inAll } from './telling';
import { articles } from './wording';

export const codecs: Codecs = { maneuver_changes: CHANGES, own_maneuvers: OWN };

/** Describe the rules of a table's options that no rule page states. Throws ApiError if the options are invalid. */
export function explain(options: Readonly<Record<string, unknown>>): Record<Language, Article[]> {
  for (const [name, codec] of Object.entries(codecs)) {
    const wrong = name in options && codec.wrong(options[name], options as Chosen);
    if (wrong) throw new ApiError('bad_option', wrong);
  }
  return inAll((language) => articles(options, language));
}
