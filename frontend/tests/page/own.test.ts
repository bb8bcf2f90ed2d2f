/** The reader's own things: games, a name, devices, deletion, notifications; and missing browser features. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSubscribed } from '../../src/client/calls/called.svelte';
import type { TableSummary } from '../../src/contract/http';
import { settings } from '../../src/lib/settings.svelte';
import { bodies, me, Refusal } from './server';
import { all, alone, fireEvent, playOn, press, reads, screen, shown, text, until, visit, write } from './visit';

const heading = (name: string): HTMLElement | undefined => all('h2').find((one) => text(one).startsWith(name));

const shaken = vi.fn(() => true);
Object.assign(navigator, { vibrate: shaken }); // the page checks once whether it can
const assign = vi.spyOn(location, 'assign').mockReturnValue();
beforeEach(() => void assign.mockClear());
/** Give the browser a property until the end of the test. */
function has(name: keyof typeof globalThis | 'PushManager', value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  restore.push(() => (before ? Object.defineProperty(globalThis, name, before) : delete globalThis[name as never]));
}
const restore: (() => unknown)[] = [];
afterEach(() => restore.splice(0).forEach((back) => back()));

const summary = (given: Partial<TableSummary>): TableSummary => ({
  id: 'a1',
  game: 'feud',
  phase: 'playing',
  seats: ['Ada', 'Bao'].map((name, seat) => ({ seat, kind: seat ? 'bot' : 'person', name, online: true })),
  created: 1_800_000_000,
  changed: 1_800_000_000,
  title: '',
  evening: 'a1',
  owing: [0],
  due: null,
  outcome: null,
  you: 0,
  ...given,
});

/** A running and a finished game; the latter is found by its game and its people, and can be hidden. */
function shelf() {
  const outcome = { winners: [0], scores: [3, 1], ended: null, conceded: null, counts: true };
  const done = summary({ id: 'b2', game: 'seas-of-strife', phase: 'finished', owing: [], outcome });
  let hidden = false;
  return {
    'GET /api/me/tables': ({ query }: { query: URLSearchParams }) => {
      const fits = ({ id, game, seats }: TableSummary): boolean =>
        (query.get('hidden') === 'yes') === (hidden && id === 'b2') &&
        ['', game].includes(query.get('game') ?? '') &&
        seats.some(({ name }) => name.toLowerCase().includes(query.get('person') ?? ''));
      const [running, finished] = [[summary({})].filter(fits), [done].filter(fits)];
      return { running, finished, games: ['feud', 'seas-of-strife'], page: 1, pages: 1, count: finished.length };
    },
    'PUT /api/me/hidden/{table_id}': () => ({ done: (hidden = true) }),
    'DELETE /api/me/hidden/{table_id}': () => ({ done: !(hidden = false) }),
  };
}

test("one's games stand by turn and by result, are searched, put away and taken back", async () => {
  await visit('/games', { answers: shelf() });
  await until(() => all('.does a').length === 2);
  const [running, finished] = all('section li:has(.does)');
  expect(text(running!)).toContain('Your turn');
  expect(text(finished!)).toContain('Won');
  expect(all('.does a').map((link) => link.getAttribute('href'))).toEqual(['/table/a1', '/table/b2']);
  await write('Who played', 'nobody of this name');
  await reads('Nothing fits');
  await write('Who played', 'ada');
  await until(() => heading('Finished'));
  const game = screen.getByLabelText<HTMLSelectElement>('Game');
  const choose = (at: number): Promise<boolean> => {
    game.selectedIndex = at;
    return fireEvent.change(game);
  };
  await choose(1);
  await until(() => heading('Not finished') && !heading('Finished'));
  await choose(0);
  await press(/^Put away: Seas/);
  await reads('You find it again');
  await until(() => !heading('Finished'));
  await press('Show what I have put away', { role: 'checkbox' });
  await press(/^Take back: Seas/);
  await reads('in your list again');
});

test('how one has done is counted up, and everything is there as a file', async () => {
  const kind = { game: 'seas-of-strife', players: 3, opponents: 'bots', variant: { rules: 'strife' } };
  await visit('/me', { answers: { 'GET /api/me/statistics': [{ ...kind, places: [2, 0, 1], best: 4, practice: 5 }] } });
  const row = text(await shown('.figures tbody'));
  expect(row).toMatch(/^3 players, against bots · Strife\s*3\s*2\s*2 · 0 · 1\s*4\s*5$/);
  expect(screen.getByRole('link', { name: 'Download the file' }).getAttribute('href')).toBe('/api/me/export');
});

test('another device is made known by a link, whose secret leaves the address, or by a code', async () => {
  await visit('/me', { answers: { 'POST /api/me/link': { secret: 'open-sesame', seconds: 600 } } });
  await press('Show a link');
  const link = await screen.findByLabelText<HTMLInputElement>('Link for your other device');
  expect(link.value).toBe(`${location.origin}/enter#open-sesame`);
  await screen.findByRole('img', { name: 'QR code of the link' });
  let answer: unknown = me;
  await visit('/enter#open-sesame', { answers: { 'POST /api/enter': () => answer } });
  await press('Know me here');
  await reads('This device knows you now, Ada');
  expect(location.href).toBe(`${location.origin}/enter`);
  answer = new Refusal(403, 'no_entry');
  await visit('/enter', { answers: { 'POST /api/enter': () => answer } });
  await write('The code that you have written down', 'abcd efgh');
  await press('Know me here');
  await reads('no longer does');
  expect(bodies('POST /api/enter')).toEqual([{ secret: 'abcd efgh' }]);
});

test('whoever signs out everywhere is told of the code, which is shown once', async () => {
  let recovery = false;
  await visit('/me', {
    answers: {
      'GET /api/me/keys': () => ({ devices: 2, recovery, passkeys: 0, forgotten_after: 365 }),
      'POST /api/me/recovery': () => {
        recovery = true;
        return { code: 'ABCD-EFGH' };
      },
      'POST /api/me/sign-out': { done: true },
    },
  });
  await press('Make a code');
  await until(() => all('output').map(text).join() === 'ABCD-EFGH');
  await press('Sign out everywhere');
  const dialog = await shown('dialog[open]');
  await reads('You come back with the code', dialog);
  await press('Sign out everywhere', { where: dialog });
  await until(() => assign.mock.calls.length > 0);
  expect(bodies('POST /api/me/sign-out')).toEqual([{ everywhere: true }]);
});

test('being deleted is asked twice', async () => {
  await visit('/me', { answers: { 'DELETE /api/me': { done: true } } });
  await press('Delete me');
  const dialog = await shown('dialog[open]');
  await press('Go on', { where: dialog });
  await reads('cannot be undone', dialog);
  expect(bodies('DELETE /api/me')).toEqual([]);
  await press('Delete for good', { where: dialog });
  await until(() => assign.mock.calls.length > 0);
  expect(bodies('DELETE /api/me')).toHaveLength(1);
});

/** A browser's notifications and vibrations; `permission`: the reader's earlier answer, `answer`: that on request. */
function notices(permission: NotificationPermission, answer = permission) {
  const told: string[][] = [];
  class Shown {
    static permission = permission;
    static requestPermission = async () => (Shown.permission = answer);
    constructor(title: string, { body }: { body: string }) {
      told.push([title, body]);
    }
  }
  has('Notification', Shown);
  return told;
}
const settingsOpen = async (): Promise<HTMLElement> => {
  await visit('/');
  await press('Settings');
  return shown('dialog[open]');
};
const box = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

test('who looks elsewhere is called by the title, by a notice, and by vibration', async () => {
  const told = notices('granted');
  let hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  const look = (elsewhere: boolean): void => {
    hidden = elsewhere;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: '/assets/compass.svg' }));
  const icon = (): string | null => document.querySelector('link[rel=icon]')!.getAttribute('href');
  await settingsOpen();
  await press(/^Show a notice/, { role: 'checkbox' });
  await press(/^Vibrate/, { role: 'checkbox' });
  await alone({ game: 'seas-of-strife', options: { players: 3 } });
  await shown('[data-asked]');
  look(true);
  await until(() => document.title.startsWith('(1) '));
  expect(icon()).toBe('/assets/compass-turn.svg');
  expect(told).toEqual([]); // no notice for a turn that began before they looked away
  look(false);
  await until(() => !document.title.startsWith('(1) '));
  expect(icon()).toBe('/assets/compass.svg');
  hidden = true;
  let pressed = 0;
  await playOn(() => told.length > 0 || (pressed += 1) > 3);
  await until(() => told.length > 0);
  expect(told[0]![0]).toMatch(/^Seas of Strife at the table/);
  expect(told[0]![1]).toBe('Your turn.');
  expect(shaken).toHaveBeenCalledOnce();
  hidden = false;
  settings.notify = settings.vibrate = false;
});

const [NOTICE, MESSAGE] = ['Show a notice', 'Send a message to this device'];
test.each([
  [() => has('isSecureContext', false), NOTICE, 'only on pages that come by https'],
  [() => has('isSecureContext', false), MESSAGE, 'Messages come only to pages that come by https'],
  [() => notices('default'), MESSAGE, 'On an iPhone or iPad'],
])('why nobody is called: %#', async (lack, wish, why) => {
  lack();
  await reads(why, await settingsOpen());
  expect(box(wish).getAttribute('aria-disabled')).toBe('true');
});

test('messages that are forbidden are not asked for', async () => {
  notices('default', 'denied');
  has('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => undefined },
  });
  const dialog = await settingsOpen();
  await press(new RegExp(MESSAGE), { role: 'checkbox', where: dialog });
  await reads('You have forbidden notices for this page', dialog);
  expect(box(MESSAGE).checked).toBe(false);
});

test('messages come in the language of the page, until they are not wanted', async () => {
  notices('granted');
  has('PushManager', class {});
  const [endpoint, keys] = ['https://push.example/1', { p256dh: 'p', auth: 'a' }];
  const asks = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  const subscribe = vi.fn(async ({ applicationServerKey: key }: { applicationServerKey: Uint8Array }) => ({
    ...asks,
    options: { applicationServerKey: key.buffer },
  }));
  const pushManager = { getSubscription: async () => subscribe.mock.results[0]?.value, subscribe };
  const serviceWorker = { getRegistration: async () => ({}), ready: Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const done = { push: true };
  const answers = { 'GET /api/push': { key: 'BAUG' }, 'PUT /api/me/push': done, 'DELETE /api/me/push': done };
  await visit('/', { answers });
  await press('Settings');
  const dialog = await shown('dialog[open]');
  await press(new RegExp(MESSAGE), { role: 'checkbox', where: dialog });
  await until(() => settings.push);
  keepSubscribed();
  await press('日本語', { role: 'radio', where: dialog });
  await until(() => bodies('PUT /api/me/push').length > 2);
  expect(bodies('PUT /api/me/push')).toEqual(['en', 'en', 'ja'].map((language) => ({ endpoint, ...keys, language })));
  expect(subscribe).toHaveBeenCalledOnce();
  await fireEvent.click(box('この端末にメッセージを送る'));
  await until(() => bodies('DELETE /api/me/push').length === 1);
});

test.each([
  ['http://127.0.0.1:8000/', () => undefined, 'has only figures'],
  ['http://localhost:3000/', () => has('PublicKeyCredential', undefined), 'knows no passkeys'],
  ['http://localhost:3000/', () => has('isSecureContext', false), 'only on pages that come by https'],
])('why there are no passkeys: at %s', async (address, lack, why) => {
  window.happyDOM.setURL(address);
  lack();
  for (const path of ['/me', '/enter']) {
    await visit(path);
    await reads(why);
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  }
  window.happyDOM.setURL('http://localhost:3000/');
});
