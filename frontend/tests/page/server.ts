/** A server for pages under test: what it answers to each question, and its tables, which run in the page's own thread. */
import { ApiError } from '../../src/contract/api-error';
import { engineFor } from '../../src/engine/games';
import { gameInfo } from '../../src/engine/options';
import { LEVELS } from '../../src/contract/levels';
import type { Endpoints } from '../../src/contract/http';
import type { ClientMessage, ServerMessage } from '../../src/contract/protocol';
import { OfflineServer } from '../../src/offline/server';
import type { WholeTable } from '../../src/offline/creating';
import { browserStore } from '../../src/offline/store';

type Endpoint = keyof Endpoints;
interface Given {
  path: Record<string, string>;
  query: URLSearchParams;
  body: never;
}
/** What a question is answered with: a value, or what makes it; `Refusal` where it is refused. */
export type Answers = { [Name in Endpoint]?: unknown };

/** An answer that refuses. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly message = code,
  ) {}
}

/** The tables at the server. */
export const tables = new OfflineServer(engineFor, browserStore('the server', new AbortController().signal), {
  spread: () => undefined,
  hear: () => undefined,
  lead: async () => undefined,
});

const form = async ({ path, body }: Given): Promise<unknown> => {
  const game = path.game_id ?? '';
  const { description } = await engineFor(game, body);
  return gameInfo(
    game,
    description,
    body,
    LEVELS.filter((level) => level in description.levels),
  );
};
/** The ids of tables here are those of the browser's own tables, under another name. */
const created = async ({ body }: Given): Promise<{ id: string }> => {
  const { id } = await tables.create({ ...(body as WholeTable), name: me.name });
  return { id: id.replace('local-', 'server-') };
};

/** The reader, as the server knows them. */
const house = {
  door: 'open',
  tables_invite: true,
  may_make: true,
  announcement: null,
  you: { role: null, may_invite: false, ban: null },
};
export const me = { id: 'ada', name: 'Ada', house };
const USUAL: Answers = {
  'GET /api/me': me,
  'GET /api/house': house,
  'GET /api/tables': { mine: [], open: [] },
  'GET /api/me/tables': { running: [], finished: [], games: [], page: 1, pages: 1, count: 0 },
  'GET /api/me/statistics': [],
  'GET /api/me/keys': { devices: 1, recovery: false, passkeys: 0, forgotten_after: 365 },
  'GET /api/me/passkeys': [],
  'GET /api/me/bots': [],
  'GET /api/me/ways': { offered: [], mine: [] },
  'GET /api/address': { url: null },
  'POST /api/games/{game_id}/form': form,
  'POST /api/tables': created,
};

let answers: Answers = USUAL;
/** Every question since `serve`, in order: `GET /api/me`. */
export const asked: { endpoint: string; body: unknown }[] = [];

/** Answer these questions so, and the usual ones as usual. */
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

/** Answer a request for `/api/...`; one that nobody answers fails as where no server can be reached. */
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

/** What an endpoint answers; what it makes of what cannot be done is refused as by a server. */
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

/** A connection to a table of this server. A test may send further messages by it, or close it. */
export class Socket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** What the page has sent. */
  readonly said: ClientMessage[] = [];
  /** What the page was sent. */
  readonly told: ServerMessage[] = [];
  /** Changes each message on its way to the page: for what the browser's own tables do not have. */
  static change: (message: ServerMessage) => ServerMessage = (message) => message;
  readonly #reader = (readers += 1);
  readonly #left = new AbortController();

  constructor(url: string) {
    super();
    sockets.push(this);
    const id = decodeURIComponent(/\/tables\/([^/]+)\/socket/.exec(url)?.[1] ?? '').replace('server-', 'local-');
    const tell = (message: ServerMessage): void => this.tell(Socket.change(structuredClone(message)));
    queueMicrotask(() => {
      this.readyState = Socket.OPEN;
      this.onopen?.();
      tables.table({ id, reader: this.#reader }, { tell, stop: this.#left.signal }).catch(() => this.lose(4404));
    });
  }
  /** Send the page a message. */
  tell(message: ServerMessage): void {
    this.told.push(message);
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage | { type: 'ping' };
    if (message.type === 'ping') return;
    this.said.push(message);
    void tables.say({ reader: this.#reader, message });
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
