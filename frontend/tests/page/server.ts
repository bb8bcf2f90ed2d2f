/** A server for pages under test: its answers to requests, and its tables, which run in the page's own thread. */
import { ApiError } from '../../src/contract/api-error';
import { engineFor } from '../../src/engine/games';
import { gameInfo } from '../../src/engine/options';
import { LEVELS } from '../../src/contract/levels';
import type { Endpoints } from '../../src/contract/http';
import type { ClientMessage, Said, Seats, ServerMessage } from '../../src/contract/protocol';
import { LocalTables } from '../../src/offline/tables';
import type { NewLocalTable } from '../../src/offline/creating';
import { browserStore } from '../../src/offline/store';
import type { Shown } from '../../src/offline/views';

type Endpoint = keyof Endpoints;
export interface Given {
  path: Record<string, string>;
  query: URLSearchParams;
  body: never;
}
/** The answer to a request: a value, or a function that makes it; `Refusal` for a rejection. */
export type Answers = { [Name in Endpoint]?: unknown };

/** An answer that rejects. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly message = code,
  ) {}
}

/** The tables at the server. */
export const tables = new LocalTables(
  engineFor,
  browserStore('the server', new AbortController().signal),
  async () => new AbortController().signal,
);

/** The server's messages for a table's state: all of it, or the company and the game's changes. */
function messages({ game, ...shown }: Shown): ServerMessage[] {
  if (game) return [{ ...shown, game, type: 'table' } as ServerMessage];
  const { first, events, steps, turn, phase, ...company } = shown;
  const update = { type: 'update', first, events, steps, turn, phase, clock: null } as ServerMessage;
  return company.here ? [{ ...company, phase, type: 'seats' } as ServerMessage, update] : [update];
}

/** The form of a game. */
export const form = async ({ path, body }: Given): Promise<unknown> => {
  const game = path.game_id ?? '';
  const { description } = await engineFor(game, body);
  return gameInfo(
    game,
    description,
    body,
    LEVELS.filter((level) => level in description.levels),
  );
};
/** Ids of tables here are those of the browser's own tables, under another name. */
const [HERE, THERE] = ['server-', 'local-'];
const local = (id = ''): { id: string } => ({ id: id.replace(HERE, THERE) });
const renamed = <Told>(told: Told): Told =>
  JSON.parse(JSON.stringify(told).replaceAll(`"${THERE}`, `"${HERE}`)) as Told;
/** Create a table at this server. */
export const make = async (table: Omit<NewLocalTable, 'name'>): Promise<{ id: string }> =>
  renamed(await tables.create({ name: me.name, ...table }));

/** The reader, as the server knows them. */
const site = {
  door: 'open',
  tables_invite: true,
  may_make: true,
  announcement: null,
  you: { role: null, may_invite: false, ban: null },
};
export const me = { id: 'ada', name: 'Ada', site };
const USUAL: Answers = {
  'GET /api/me': me,
  'GET /api/site': site,
  'GET /api/tables': { mine: [], open: [] },
  'GET /api/me/tables': { running: [], finished: [], games: [], page: 1, pages: 1, count: 0 },
  'GET /api/me/statistics': [],
  'GET /api/me/keys': { devices: 1, recovery: false, passkeys: 0, forgotten_after: 365 },
  'GET /api/me/passkeys': [],
  'GET /api/me/bots': [],
  'GET /api/me/ways': { offered: [], mine: [] },
  'GET /api/address': { url: null },
  'POST /api/games/{game_id}/form': form,
  'POST /api/tables': ({ body }: Given) => make(body),
  'GET /api/tables/{table_id}/record': ({ path }: Given) => tables.record(local(path.table_id)),
  'GET /api/evenings/{evening_id}': async ({ path }: Given) => renamed(await tables.evening(local(path.evening_id))),
};

let answers: Answers = USUAL;
/** Every request since `serve`, in order: `GET /api/me`. */
export const asked: { endpoint: string; body: unknown }[] = [];
/** The bodies of all requests to an endpoint. */
export const bodies = (endpoint: string): unknown[] =>
  asked.filter((one) => one.endpoint === endpoint).map(({ body }) => body);

/** Set these answers beside the default ones. */
export function serve(more: Answers = {}): void {
  answers = { ...USUAL, ...more };
  asked.length = 0;
  sockets.length = 0;
}

function named(method: string, pathname: string): { name: Endpoint; path: Record<string, string> } | null {
  for (const name of Object.keys(answers) as Endpoint[]) {
    const [verb, template = ''] = name.split(' ');
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, part]) => part!);
    const match = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname);
    if (verb === method && match)
      return { name, path: Object.fromEntries(names.map((part, at) => [part, decodeURIComponent(match[at + 1]!)])) };
  }
  return null;
}

/** Answer a request for `/api/...`; one without an answer fails like an unreachable server. */
export async function answer(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(address, location.href);
  const given = body ? JSON.parse(body as string) : null;
  asked.push({ endpoint: `${method} ${pathname}`, body: given });
  const question = named(method, pathname);
  if (!question) throw new TypeError(`nobody answers ${method} ${pathname}`);
  const value = await found(question.name, { path: question.path, query: searchParams, body: given as never });
  if (value instanceof Refusal)
    return Response.json({ code: value.code, message: value.message }, { status: value.status });
  return Response.json(value);
}

/** An endpoint's answer; its error is returned as by a server. */
async function found(name: Endpoint, given: Given): Promise<unknown> {
  const known = answers[name];
  try {
    return typeof known === 'function' ? await (known as (given: Given) => unknown)(given) : known;
  } catch (error) {
    if (error instanceof ApiError) return new Refusal(400, error.code, error.message);
    console.error(`${name} cannot be answered`, error);
    throw error;
  }
}

/** All connections to tables, the newest last. */
export const sockets: Socket[] = [];
let readers = 0;

/** A connection to a table of this server. A test may send further messages over it, or close it. */
export class Socket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** The messages that the page has sent. */
  readonly said: ClientMessage[] = [];
  /** The messages that the page has received. */
  readonly told: ServerMessage[] = [];
  /** Changes each message to the page, for what the browser's own tables lack. */
  static change: (message: ServerMessage) => ServerMessage = (message) => message;
  /** The page's seat at tables with several people; null: a spectator. */
  static seat: number | null = 0;
  /** The network is down: new connections are lost at once. */
  static down = false;
  readonly #reader = (readers += 1);
  readonly #id: { id: string };
  readonly #left = new AbortController();

  constructor(url: string) {
    super();
    sockets.push(this);
    this.#id = local(decodeURIComponent(/\/tables\/([^/]+)\/socket/.exec(url)?.[1] ?? ''));
    queueMicrotask(() => {
      if (Socket.down) return this.lose();
      this.readyState = Socket.OPEN;
      this.onopen?.();
      const tell = (shown: unknown): void => messages(shown as Shown).forEach((message) => this.#hear(message));
      tables
        .show({ ...this.#id, reader: this.#reader }, { tell, stop: this.#left.signal })
        .catch(() => this.#left.signal.aborted || this.lose(4404));
    });
  }
  /** Every player here has their own device, which the browser's own tables do not know. */
  #hear(message: ServerMessage): void {
    if (this.readyState !== Socket.OPEN) return;
    const { seat } = Socket;
    const several = 'here' in message && message.here.length > 1;
    if (several && seat !== null && message.you !== seat) return this.#say({ type: 'hold', seat });
    const more = { ...('talk' in message && { talk: 'open' }), ...(several && { here: seat === null ? [] : [seat] }) };
    this.tell(Socket.change(renamed({ ...message, ...more } as ServerMessage)));
  }
  /** Send the page a message. */
  tell(message: ServerMessage): void {
    this.told.push(message);
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage | { type: 'ping' };
    if (message.type === 'ping') return void queueMicrotask(() => this.onmessage?.({ data: '{"type":"pong"}' }));
    this.said.push(message);
    if (message.type === 'say') {
      const { text, phrase } = message;
      return this.hears({ name: me.name, who: me.id, seat: Socket.seat, text, phrase });
    }
    this.#say(message);
  }
  #say(message: ClientMessage): void {
    void tables.say({ ...this.#id, reader: this.#reader, message }).then((answer) => answer && this.#hear(answer));
  }
  /** Send a chat line of another person, which the browser's own tables cannot have. */
  hears(words: Partial<Omit<Said, 'type'>>): void {
    this.tell({ name: '', text: '', at: 1_800_000_000, seat: null, ...words, type: 'said' });
  }
  /** Send a change of the company. */
  finds(change: Partial<Seats>): void {
    const { type: _, ...last } = this.told.findLast((message) => 'here' in message)!;
    this.tell({ ...(last as Seats), ...change, type: 'seats' });
  }
  /** Close the connection from the server's side. */
  lose(code = 1006): void {
    this.close();
    this.onclose?.({ code });
  }
  close(): void {
    this.readyState = 3;
    this.#left.abort();
  }
}

let evening = new AbortController();
/** Remove the other people, and reset the defaults. */
export function goHome(): void {
  evening.abort();
  evening = new AbortController();
  Socket.seat = 0;
  Socket.down = false;
  Socket.change = (message) => message;
}

/** Another person at a table of this server, with their own device. */
export class Player {
  /** The messages that they have received. */
  readonly told: ServerMessage[] = [];
  readonly #reader = (readers += 1);
  private constructor(private readonly id: { id: string }) {}

  /** Sit another person down, and send them the table. */
  static async at(id: string, seat: number): Promise<Player> {
    const player = new Player(local(id));
    const stop = evening.signal;
    await new Promise<void>((shown, failed) => {
      const tell = (told: unknown): void => void (player.told.push(...messages(told as Shown)), shown());
      tables.show({ ...player.id, reader: player.#reader }, { tell, stop }).catch(failed);
    });
    await player.say({ type: 'hold', seat });
    return player;
  }
  say(message: ClientMessage): Promise<unknown> {
    return tables.say({ ...this.id, reader: this.#reader, message });
  }
  /** Make a decision of their seat. */
  decide(...actions: number[]): Promise<unknown> {
    const turn = this.told.findLast((message) => message.type === 'table' || message.type === 'update')?.turn;
    return this.say({ type: 'decide', count: turn?.count ?? 0, actions });
  }
}
