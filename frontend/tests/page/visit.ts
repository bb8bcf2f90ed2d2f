/** A person with the page in a document without layout: opens, reads and uses pages. */
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Chair } from '../../src/contract/options';
import type { Language } from '../../src/contract/language';
import { engineFor } from '../../src/engine/games';
import { tableWith } from '../../src/engine/recorded';
import type { LocalTable } from '../../src/engine/table';
import { localTables, type NewLocalTable } from '../../src/client/worker/page';
import { router } from '../../src/lib/router.svelte';
import { settings } from '../../src/lib/settings.svelte';
import App from '../../src/pages/App.svelte';
import { loadWords } from '../../src/words';
import { speak } from '../../src/words/translate.svelte';
import { goHome, make, Player, serve, Socket, sockets, type Answers } from './server';

export { fireEvent, screen, waitFor, within };
vi.stubGlobal('WebSocket', Socket);

/** Milliseconds to wait for a condition: a busy machine is slow. */
const PATIENCE = 40_000;
configure({
  asyncUtilTimeout: PATIENCE,
  getElementError: (message) =>
    new Error(`${message?.split('\n')[0]}; the page: ${text(document.body).slice(0, 1500)}`),
});
/** The text of an element as a reader sees it, on one line. */
export const text = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const KNOWN = { 'seas-of-strife': true, 'turn-the-tide': true, 'sea-change': true, feud: true };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('quarterdeck.known', JSON.stringify(KNOWN));
  settings.movement = 'off';
  settings.pace = 'off' as never;
});
afterEach(() => {
  cleanup();
  goHome();
});

export interface Visit {
  language?: Language;
  /** The server's answers beside the default ones. */
  answers?: Answers;
}

/** Open the page at a path, in place of the previous one. */
export async function visit(path = '/', { language = 'en', answers = {} }: Visit = {}): Promise<void> {
  cleanup();
  serve(answers);
  await loadWords(language);
  await speak(language);
  router.go(path);
  render(App, { target: document.body });
}

/** Wait for the first element that matches a selector. */
export const shown = <Found extends Element = HTMLElement>(selector: string): Promise<Found> =>
  waitFor(() => {
    const found = document.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing on the page is ${selector}`);
    return found;
  });

/** Wait until nothing matches a selector. */
export const gone = (selector: string): Promise<void> =>
  waitFor(() => {
    if (document.querySelector(selector)) throw new Error(`${selector} is still on the page`);
  });

/** All elements that match a selector now. */
export const all = <Found extends Element = HTMLElement>(selector: string): Found[] => [
  ...document.querySelectorAll<Found>(selector),
];

/** Wait until a condition holds. */
export const until = (holds: () => unknown): Promise<void> =>
  waitFor(async () => {
    if (!(await holds())) throw new Error(`not so: ${holds}`);
  });

/** Press a key at the focused element, or at a target. */
export const key = (name: string, target: Element = document.activeElement ?? document.body): Promise<boolean> =>
  fireEvent.keyDown(target, { key: name });

const FREE = '[data-card]:not([aria-disabled]):not([aria-pressed])';
const LOOKED = ['[data-asked]', '[data-card]', '[data-card][aria-pressed=true]', FREE, 'dialog[open]', '.ended'];
/** The parts of a table that change with every decision. */
const look = (): string =>
  JSON.stringify([
    LOOKED.map((part) => all(part).length),
    all('[data-ask], [data-asked]').map(({ dataset }) => dataset),
  ]);

/** The next control at a table: a sheet after a round, a leader, a ready choice, a card. */
function nextPress(): Element | null {
  const dialog = document.querySelector('dialog[open]');
  if (dialog) return dialog.querySelector('.after button');
  if (!document.querySelector('[data-asked]')) return null;
  const found = ['[data-target]', '.buttons .act:not([disabled])', FREE].map((part) => document.querySelector(part));
  return found.find((target) => target !== null) ?? null;
}

/** Press the first possible control until `enough()`, or until the game is over. */
export async function playOn(enough: () => unknown = () => false): Promise<void> {
  const over = (): unknown => enough() || document.querySelector('.ended a[download]');
  while (!over()) {
    const [before, target] = [look(), nextPress()];
    if (target) await fireEvent.click(target);
    await until(() => look() !== before || over());
  }
}

/** Press the element that matches a selector, once it is there. */
export const click = async (selector: string): Promise<boolean> => fireEvent.click(await shown(selector));
/** Press a tool in the table's menu. */
export async function useMenu(tool: string): Promise<void> {
  await click('[data-tool=menu]');
  await click(`dialog [data-tool=${tool}]`);
}
/** All texts that the page has announced. */
export const heard = (): string => all('[aria-live=polite]').map(text).join(' ');

interface Target {
  role?: string;
  /** The element to search. */
  where?: Element;
}
/** Press a button, or an element of another role, by its name, once it is there and enabled. */
export async function press(
  name: string | RegExp,
  { role = 'button', where = document.body }: Target = {},
): Promise<void> {
  const target = await waitFor(() => {
    const found = within(where as HTMLElement).getAllByRole(role, { name, hidden: true });
    const free = found.find((one) => !one.hasAttribute('disabled'));
    if (!free) throw new Error(`${role} ${name} is disabled`);
    return free;
  });
  await fireEvent.click(target);
}

/** Type a text into a field, in place of its content. */
export async function write(label: string | RegExp, value: string, where: Element = document.body): Promise<void> {
  await fireEvent.input(await within(where as HTMLElement).findByLabelText(label), { target: { value } });
}

/** Wait until the page, or a part of it, contains these words. */
export const reads = (words: string | RegExp, where: Element = document.body): Promise<void> =>
  waitFor(() => {
    if (!text(where).match(typeof words === 'string' ? words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : words))
      throw new Error(`nothing reads ${words}`);
  });

type Table = Partial<NewLocalTable> & Pick<NewLocalTable, 'game'>;
const KEY = 'ab'.repeat(32);

/** A random game of the engine's up to a condition: the table, and its decisions. */
export async function played(
  { game, options = {}, key = KEY }: Table,
  until: (table: LocalTable) => boolean,
): Promise<{ table: LocalTable; made: [seat: number, action: number][] }> {
  const engine = await engineFor(game, options);
  const bytes = Uint8Array.from(key.match(/../g)!, (digits) => parseInt(digits, 16));
  const table = tableWith({ ...engine, module: await engine.module() }, options, bytes);
  const made: [number, number][] = [];
  for (let draw = 1; !until(table); draw = (draw * 48271) % 0x7fffffff) {
    const seat = table.pending[0];
    if (seat === undefined) throw new Error(`no moment of this game of ${game} is so`);
    const { legal } = table.turn(seat);
    const action = legal[draw % legal.length]!;
    made.push([seat, action]);
    table.decide(seat, [action]);
  }
  return { table, made };
}

type Begun = Visit & { until?: (table: LocalTable) => boolean };

/** A new table: seat 0 is the reader's, bots have the others. */
async function whole(given: Table, until?: Begun['until']): Promise<NewLocalTable> {
  const { made, table } = await played(given, until ?? (() => true));
  const bots = Array.from({ length: table.seats - 1 }, () => ({ kind: 'bot' as const, level: 'beginner' as const }));
  const seeds = Array.from({ length: table.seats }, (_, seat) => seat + 1);
  const seats = [{ kind: 'person' as const }, ...bots];
  return { options: {}, seats, aids: true, name: 'Ada', key: KEY, seeds, made, ...given } as NewLocalTable;
}

/** Open a table of this browser: seat 0 is the reader's, bots have the others. Returns its id. */
export async function alone(given: Table, { until, ...more }: Begun = {}): Promise<string> {
  const { id } = await localTables.create(await whole(given, until));
  await visit(`/table/${id}`, more);
  await shown('[data-card], .plate, .ended');
  return id;
}

/** The same at a table of the server's; `change`: changes each message, for what tables of a browser lack. */
export async function atServer(
  given: Table,
  { until, change, ...more }: Begun & { change?: typeof Socket.change } = {},
): Promise<string> {
  const { id } = await make(await whole(given, until));
  Socket.change = change ?? ((message) => message);
  await visit(`/table/${id}`, more);
  await shown('[data-card], .plate, .ended, .room');
  return id;
}

/** Three at a table: the reader, a bot, and Ben. */
export const withBen = [
  { kind: 'person' },
  { kind: 'bot', level: 'beginner' },
  { kind: 'person', name: 'Ben' },
] as Chair[];

/** The same with other people at their own devices; `others`: by their seats. The reader is at `Socket.seat`. */
export async function together(
  given: Table & Pick<NewLocalTable, 'seats'>,
  more: Parameters<typeof atServer>[1] = {},
): Promise<{ id: string; others: Record<number, Player> }> {
  const id = await atServer(given, more);
  const others: Record<number, Player> = {};
  for (const [seat, { kind }] of given.seats.entries())
    if (kind === 'person' && seat !== Socket.seat) others[seat] = await Player.at(id, seat);
  return { id, others };
}

/** The page's current connection. */
export const socket = (): Socket => sockets.at(-1)!;
