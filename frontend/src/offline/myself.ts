/** The reader of a page without a server: a name stored in this browser. */
import type { Me } from '../contract/http';
import { ApiError } from '../contract/api-error';
import { keep, kept } from '../lib/storage';
import { cleanName } from '../lib/text';

const NAME = 'quarterdeck-name';

const inStore = (): string | null => {
  try {
    return cleanName(String(JSON.parse(kept(NAME) ?? '""')));
  } catch {
    return null; // another program wrote there
  }
};

/** The name as long as the page lives, in case the browser stores nothing. */
let name = '';

/** The reader. Without a name they get a default such as Guest 123, as at a server. */
export function myself(): Me {
  name = inStore() ?? (name || `Guest ${100 + Math.floor(Math.random() * 900)}`);
  keep(NAME, name);
  return { id: '', name };
}

/** Rename the reader. Throws ApiError. */
export function renamed(wanted: string): Me {
  const cleaned = cleanName(wanted);
  if (cleaned === null) throw new ApiError('bad_name', 'a name has 1 to 24 visible characters');
  name = cleaned;
  keep(NAME, name);
  return myself();
}
