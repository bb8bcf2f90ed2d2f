/** Games from other packages that are installed at the server: it says so in the page itself, with where their files are. */
import { fileOf } from './addresses';

const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="quarterdeck-games"]');

/** Their ids, and the addresses below which their files are. */
export const INSTALLED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(JSON.parse(told?.content ?? '{}') as Record<string, string>).map(([id, name]) => [id, fileOf(name)]),
);
