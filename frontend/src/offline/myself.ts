/** The reader of a page that has no server: a name that this browser keeps. */
import type { Me } from '../contract/http';
import { ApiError } from '../contract/api-error';
import { keep, kept } from '../lib/storage';
import { cleanName } from '../lib/text';

const NAME = 'quarterdeck-name';

const inStore = (): string | null => {
  try {
    return cleanName(String(JSON.parse(kept(NAME) ?? '""')));
  } catch {
    return null; // something else wrote there
  }
};

/** For as long as the page lives, where nothing can be kept. */
let name = '';

/** Who the reader is; a neutral name at first, as at a server. */
export function myself(): Me {
  name = inStore() ?? (name || `Guest ${100 + Math.floor(Math.random() * 900)}`);
  keep(NAME, name);
  return { id: '', name };
}

/** The reader under another name. Throws ApiError. */
export function renamed(wanted: string): Me {
  const cleaned = cleanName(wanted);
  if (cleaned === null) throw new ApiError('bad_name', 'a name has 1 to 24 visible characters');
  name = cleaned;
  keep(NAME, name);
  return myself();
}
