/** The games from other packages that are installed at the server, from data in the page's head. */
import type { Level } from '../contract/protocol';
import { fileOf } from './addresses';

interface Brought {
  files: string;
  levels: readonly Level[];
}

const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="quarterdeck-games"]');
const brought = Object.entries(JSON.parse(told?.content ?? '{}') as Record<string, Brought>);

/** By id of an installed game: the address of its files. */
export const INSTALLED: Readonly<Record<string, string>> = Object.fromEntries(
  brought.map(([id, { files }]) => [id, fileOf(files)]),
);

/** By id of an installed game: the levels of its bots. */
export const INSTALLED_LEVELS: Readonly<Record<string, readonly Level[]>> = Object.fromEntries(
  brought.map(([id, { levels }]) => [id, levels]),
);
