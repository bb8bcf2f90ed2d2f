/** Games from other packages that are installed at the server: it says so in the page itself, with what it knows of them. */
import type { Level } from '../contract/protocol';
import { fileOf } from './addresses';

interface Brought {
  /** Where its files are. */
  files: string;
  /** The levels of bots that it offers. */
  levels: readonly Level[];
}

const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="quarterdeck-games"]');
const brought = Object.entries(JSON.parse(told?.content ?? '{}') as Record<string, Brought>);

/** Their ids, and the addresses below which their files are. */
export const INSTALLED: Readonly<Record<string, string>> = Object.fromEntries(
  brought.map(([id, { files }]) => [id, fileOf(files)]),
);

/** The levels of bots that each of them offers. */
export const INSTALLED_LEVELS: Readonly<Record<string, readonly Level[]>> = Object.fromEntries(
  brought.map(([id, { levels }]) => [id, levels]),
);
