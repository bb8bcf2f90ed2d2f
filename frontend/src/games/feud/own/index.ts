/**
 * What people define themselves for Feud, in a page: fetched where a table has such, or somebody composes. `codecs`
 * checks and encodes it for the rules, `explain` puts a table's own rules in words.
 */
import type { Chosen, Codecs } from '../../../engine/options';
import type { Article } from '../../../contract/http';
import { ApiError } from '../../../contract/api-error';
import type { Language } from '../../../contract/language';
import { CHANGES, OWN } from './tables';
import { inAll } from './telling';
import { articles } from './wording';

export const codecs: Codecs = { maneuver_changes: CHANGES, own_maneuvers: OWN };

/** What a table's options say that no rule page does. Throws ApiError where they are no such options. */
export function explain(options: Readonly<Record<string, unknown>>): Record<Language, Article[]> {
  for (const [name, codec] of Object.entries(codecs)) {
    const wrong = name in options && codec.wrong(options[name], options as Chosen);
    if (wrong) throw new ApiError('bad_option', wrong);
  }
  return inAll((language) => articles(options, language));
}
