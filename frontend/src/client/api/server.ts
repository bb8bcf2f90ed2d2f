/** The HTTP half of the server: games, the guest, tables, records. */
import type {
  OptionValue,
  GameInfo,
  Article,
  Me,
  NewTable,
  Evening,
  Shelf,
  Search,
  Tally,
  Keys,
  Passkey,
  OutsideBot,
  WayKind,
  Ways,
  Subscription,
  Tables,
} from '../../contract/http';
import { isLocal, PLAYED } from '../../contract/ids';
import type { Language } from '../../contract/language';
import { ApiError } from '../../contract/api-error';
import { ask } from './http';
import { local } from '../worker/local';
import { kept } from '../../lib/storage';

/** Where the server cannot be reached a game's module says what can be chosen. */
async function formWithout(error: unknown, game: string, options: Record<string, OptionValue>): Promise<GameInfo> {
  if (!(error instanceof ApiError && error.code === 'network')) throw error;
  const { run } = await import('../worker/engine');
  return run('form', game, { options }).catch(() => {
    throw error;
  });
}

const shelfOf = ({ game, person, hidden, page }: Search): Promise<Shelf> =>
  ask(`/api/me/tables?${new URLSearchParams({ game, person, hidden: hidden ? 'yes' : '', page: `${page}` })}`);

export const server = {
  games: () => ask<GameInfo[]>('/api/games'),
  /** The game as it is with these options: what can be chosen beside them, and what holds otherwise. */
  form: (game: string, options: Record<string, OptionValue>) =>
    ask<GameInfo>(`/api/games/${encodeURIComponent(game)}/form`, 'POST', options).catch((error: unknown) =>
      formWithout(error, game, options),
    ),
  /** What a table's options say that no rule page does, by language. */
  explain: (game: string, options: Readonly<Record<string, unknown>>) =>
    ask<Record<Language, Article[]>>(`/api/games/${encodeURIComponent(game)}/explain`, 'POST', options),
  /** `table`: on the way to which table, whose link may let one in. */
  me: (table?: string) => ask<Me>(table ? `/api/me?${new URLSearchParams({ table })}` : '/api/me'),
  rename: (name: string) => ask<Me>('/api/me', 'PUT', { name }),
  eraseMe: () => ask('/api/me', 'DELETE'),
  /** Those that this browser keeps are among them. */
  shelf: async (search: Search) =>
    kept(PLAYED) === null ? shelfOf(search) : (await import('../worker/merging')).shelfWith(search, shelfOf),
  hide: async (table: string, hidden: boolean): Promise<unknown> =>
    isLocal(table)
      ? (await local()).hide(table, hidden)
      : ask(`/api/me/hidden/${encodeURIComponent(table)}`, hidden ? 'PUT' : 'DELETE'),
  statistics: () => ask<Tally[]>('/api/me/statistics'),
  keys: () => ask<Keys>('/api/me/keys'),
  link: () => ask<{ secret: string }>('/api/me/link', 'POST'),
  recovery: () => ask<{ code: string }>('/api/me/recovery', 'POST'),
  enter: (secret: string) => ask<Me>('/api/enter', 'POST', { secret }),
  passkeys: () => ask<Passkey[]>('/api/me/passkeys'),
  /** What the browser needs to make a passkey; then the passkey that it has made. */
  passkeyOptions: () => ask<PublicKeyCredentialCreationOptionsJSON>('/api/me/passkeys/options', 'POST'),
  addPasskey: (name: string, credential: unknown) => ask('/api/me/passkeys', 'POST', { name, credential }),
  dropPasskey: (id: string) => ask(`/api/me/passkeys/${encodeURIComponent(id)}`, 'DELETE'),
  bots: () => ask<OutsideBot[]>('/api/me/bots'),
  /** A new bot, and its token, which is told only now. */
  makeBot: (name: string) => ask<{ token: string }>('/api/me/bots', 'POST', { name }),
  revokeBot: (id: string) => ask(`/api/me/bots/${encodeURIComponent(id)}`, 'DELETE'),
  /** What the browser needs to let the reader choose a passkey; then what it has signed with that. */
  entryOptions: () => ask<PublicKeyCredentialRequestOptionsJSON>('/api/enter/passkey/options', 'POST'),
  enterByPasskey: (credential: unknown) => ask<Me>('/api/enter/passkey', 'POST', { credential }),
  signOut: (everywhere: boolean) => ask('/api/me/sign-out', 'POST', { everywhere }),
  /** The server's own key, without which no browser subscribes. */
  pushKey: () => ask<{ key: string }>('/api/push'),
  subscribe: (subscription: Subscription) => ask('/api/me/push', 'PUT', subscription),
  unsubscribe: () => ask('/api/me/push', 'DELETE'),
  ways: () => ask<Ways>('/api/me/ways'),
  beginWay: (kind: WayKind, address: string, language: Language) =>
    ask<Ways>(`/api/me/ways/${kind}`, 'PUT', { address, language }),
  confirmWay: (kind: WayKind, code: string) => ask<Ways>(`/api/me/ways/${kind}`, 'POST', { code }),
  endWay: (kind: WayKind) => ask<Ways>(`/api/me/ways/${kind}`, 'DELETE'),
  stop: (secret: string) => ask(`/api/stop/${encodeURIComponent(secret)}`, 'POST'),
  /** Where others find the server; null: where this page was found. */
  address: () => ask<{ url: string | null }>('/api/address'),
  tables: () => ask<Tables>('/api/tables'),
  create: (table: NewTable) => ask<{ id: string }>('/api/tables', 'POST', table),
  evening: async (id: string): Promise<Evening> =>
    isLocal(id) ? (await local()).evening(id) : ask(`/api/evenings/${encodeURIComponent(id)}`),
  record: async (id: string, what = 'record'): Promise<Record<string, unknown>> =>
    isLocal(id) ? (await local()).record(id) : ask(`/api/tables/${encodeURIComponent(id)}/${what}`),
};

export type Api = typeof server;
