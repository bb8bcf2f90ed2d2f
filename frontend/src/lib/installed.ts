/** Games from other packages that the server has installed, with their data, from the page's head. */
import type { Level } from '../contract/protocol';
import { fileOf } from './addresses';

interface Brought {
  /** The address of its files. */
  files: string;
  /** The levels of its bots. */
  levels: readonly Level[];
}

const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="quarterdeck-games"]');
const brought = Object.entries(JSON.parse(told?.content ?? '{}') as Record<string, Brought>);

/** Their ids, and the addresses of their files. */
export const INSTALLED: Readonly<Record<string, string>> = Object.fromEntries(
  brought.map(([id, { files }]) => [id, fileOf(files)]),
);

/** The levels of bots of each. */
export const INSTALLED_LEVELS: Readonly<Record<string, readonly Level[]>> = Object.fromEntries(
  brought.map(([id, { levels }]) => [id, levels]),
);
