/** The HTTP API of the server: games, the guest, tables, records. */
import type { Evening, GameInfo, Me, MeAndSite, Shelf, Subscription, WayKind } from '../../contract/http';
import type { OptionValue } from '../../contract/options';
import type { WholeTable } from '../../offline/creating';
import type { Search } from '../../offline/shelf';
import { isLocal, PLAYED } from '../../contract/ids';
import type { Language } from '../../contract/language';
import { ApiError } from '../../contract/api-error';
import { ask } from './http';
import { local } from '../worker/local';
import { kept } from '../../lib/storage';

/** The answer about the reader. It may include the state of the site as it is for them. */
export type Myself = Me & Partial<MeAndSite>;
type Credential = Record<string, unknown>;

/** If the server cannot be reached, let the game's module list the possible values of the form. */
async function formWithout(error: unknown, game: string, options: Record<string, OptionValue>): Promise<GameInfo> {
  if (!(error instanceof ApiError && error.code === 'network')) throw error;
  const { run } = await import('../worker/engine');
  return run('form', game, { options }).catch(() => {
    throw error;
  });
}

const shelfOf = ({ hidden, ...search }: Search): Promise<Shelf> =>
  ask('GET /api/me/tables', { query: { ...search, hidden: hidden ? 'yes' : '' } });

export const server = {
  form: (game: string, options: Record<string, OptionValue>) =>
    ask('POST /api/games/{game_id}/form', { path: { game_id: game }, body: options }).catch((error: unknown) =>
      formWithout(error, game, options),
    ),
  /** Texts for rules that players have defined in a table's options, by language. */
  explain: (game: string, options: Readonly<Record<string, unknown>>) =>
    ask('POST /api/games/{game_id}/explain', { path: { game_id: game }, body: options }),
  /** `table`: the table that the reader is about to join; on some sites its link admits them. */
  me: (table?: string): Promise<Myself> => ask('GET /api/me', { query: table ? { table } : {} }),
  rename: (name: string) => ask('PUT /api/me', { body: { name } }),
  eraseMe: () => ask('DELETE /api/me'),
  /** The reader's tables, including those that this browser stores. */
  shelf: async (search: Search) =>
    kept(PLAYED) === null ? shelfOf(search) : (await import('../worker/merging')).shelfWith(search, shelfOf),
  hide: async (table: string, hidden: boolean): Promise<unknown> =>
    isLocal(table)
      ? (await local()).hide(table, hidden)
      : ask(`${hidden ? 'PUT' : 'DELETE'} /api/me/hidden/{table_id}`, { path: { table_id: table } }),
  statistics: () => ask('GET /api/me/statistics'),
  keys: () => ask('GET /api/me/keys'),
  link: () => ask('POST /api/me/link'),
  recovery: () => ask('POST /api/me/recovery'),
  enter: (secret: string) => ask('POST /api/enter', { body: { secret } }),
  passkeys: () => ask('GET /api/me/passkeys'),
  /** Fetch the options for the browser's call that creates a passkey; `addPasskey` then registers it. */
  passkeyOptions: () =>
    ask('POST /api/me/passkeys/options') as Promise<unknown> as Promise<PublicKeyCredentialCreationOptionsJSON>,
  addPasskey: (name: string, credential: Credential) => ask('POST /api/me/passkeys', { body: { name, credential } }),
  dropPasskey: (key: string) => ask('DELETE /api/me/passkeys/{key}', { path: { key } }),
  bots: () => ask('GET /api/me/bots'),
  /** Create a bot. Only this answer contains its token. */
  makeBot: (name: string) => ask('POST /api/me/bots', { body: { name } }),
  revokeBot: (id: string) => ask('DELETE /api/me/bots/{bot_id}', { path: { bot_id: id } }),
  /** Fetch the options for the browser's call that lets the reader choose a passkey (`enterByPasskey`). */
  entryOptions: () =>
    ask('POST /api/enter/passkey/options') as Promise<unknown> as Promise<PublicKeyCredentialRequestOptionsJSON>,
  enterByPasskey: (credential: Credential) => ask('POST /api/enter/passkey', { body: { credential } }),
  signOut: (everywhere: boolean) => ask('POST /api/me/sign-out', { body: { everywhere } }),
  pushKey: () => ask('GET /api/push'),
  subscribe: (subscription: Subscription) => ask('PUT /api/me/push', { body: subscription }),
  unsubscribe: () => ask('DELETE /api/me/push'),
  ways: () => ask('GET /api/me/ways'),
  beginWay: (way: WayKind, address: string, language: Language) =>
    ask('PUT /api/me/ways/{way}', { path: { way }, body: { address, language } }),
  confirmWay: (way: WayKind, code: string) => ask('POST /api/me/ways/{way}', { path: { way }, body: { code } }),
  endWay: (way: WayKind) => ask('DELETE /api/me/ways/{way}', { path: { way } }),
  stop: (secret: string) => ask('POST /api/stop/{secret}', { path: { secret } }),
  /** The address at which other devices reach the server; null: the address of this page. */
  address: () => ask('GET /api/address'),
  tables: () => ask('GET /api/tables'),
  create: (table: WholeTable): Promise<{ id: string }> => ask('POST /api/tables', { body: table }),
  evening: async (id: string): Promise<Evening> =>
    isLocal(id) ? (await local()).evening(id) : ask('GET /api/evenings/{evening_id}', { path: { evening_id: id } }),
  record: async (id: string, what: 'record' | 'rounds' = 'record'): Promise<Record<string, unknown>> =>
    isLocal(id)
      ? (await local()).record(id)
      : (ask(`GET /api/tables/{table_id}/${what}`, { path: { table_id: id } }) as Promise<Record<string, unknown>>),
};

export type Api = typeof server;
