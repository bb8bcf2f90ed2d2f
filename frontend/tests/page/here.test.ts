/** Games in this browser, without the server or beside it, with people who share it; and a translator at the page. */
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { localTables } from '../../src/client/worker/page';
import type { ServerMessage } from '../../src/contract/protocol';
import type { WholeTable } from '../../src/offline/creating';
import type { Chair } from '../../src/contract/options';
import { committed } from '../../src/lib/deal/committing';
import { asked, Refusal, Socket, type Answers } from './server';
import {
  all,
  alone,
  atServer,
  fireEvent,
  playOn,
  press,
  reads,
  screen,
  shown,
  socket,
  text,
  until,
  visit,
  write,
} from './visit';

const told = (): string | undefined => all('[data-asked]')[0]?.dataset.asked;
/** Wait until the reader has decided and must decide again. Returns the number of events then. */
async function movedOn(): Promise<string> {
  await shown('[data-asked]');
  const before = told();
  await playOn(() => ![undefined, before].includes(told()));
  return told()!;
}
const chosen = (game: string, options: object, ...sitters: string[]): void =>
  localStorage.setItem('quarterdeck.habits', JSON.stringify({ [game]: { options, sitters } }));

test('a lost server offers a game here, which is there again later', async () => {
  const lost: Answers = { 'POST /api/tables': () => Promise.reject(new TypeError('no server')) };
  const habit = ['sea-change', { players: 2, target: [1, 1] }, 'beginner'] as const;
  chosen(...habit);
  await visit('/');
  await press('Play now Sea Change');
  await until(() => location.pathname.startsWith('/table/server-'));
  await shown('[data-asked]');
  Socket.down = true;
  socket().lose();
  await press(/^Play here meanwhile/);
  await until(() => location.pathname.startsWith('/table/local-'));
  await visit('/', { answers: lost });
  await press('Play now Sea Change');
  await press(/^Play here meanwhile/);
  await until(() => location.pathname.startsWith('/table/local-'));
  const before = await movedOn();
  await visit(location.pathname);
  await shown('[data-asked]');
  expect(told()).toBe(before);
  expect(all('.plate').map(text).join()).toMatch(/bot, beginner/);
  expect(all('.plate')).toHaveLength(2);
});

test('games of this browser stand beside those of the server', async () => {
  await visit('/');
  await press('Options Feud');
  await press(/^Play here, in this browser/, { role: 'checkbox' });
  await press('Start the game');
  await shown('[data-asked]');
  const table = location.pathname;
  expect(table).toMatch(/^\/table\/local-/);
  await visit('/games');
  const row = (await screen.findAllByText('kept in this browser'))[0]!.closest('li')!;
  expect(row.querySelector('a')!.getAttribute('href')).toBe(table);
  await visit('/');
  const running = await screen.findByRole('navigation', { name: 'Not finished' });
  expect([...running.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(table);
});

test('a game whose rules are others now is closed, in words', async () => {
  const seats = [{ kind: 'person' as const }, { kind: 'bot' as const, level: 'beginner' as const }];
  const { id } = await localTables.create({
    game: 'feud',
    options: {},
    seats,
    listed: false,
    aids: true,
    name: 'Ada',
  });
  const base = await openDB('quarterdeck');
  await base.put('log', { ...(await base.get('log', [id, 1])), rules: 0 }, [id, 1]);
  base.close();
  await visit(`/table/${id}`);
  await reads('The rules of this game have been corrected', await shown('.ended h2'));
  await shown('.ended a[download]');
});

test('who is asked at a tie ends the game, and wins together with the others', async () => {
  const options = { players: 6, tie_break: 'ask', happy_faces: true, target: 1 };
  const tied = { game: 'seas-of-strife', options, key: '00'.repeat(32) };
  await alone(tied, { until: (table) => table.phase === 'tie' && table.pending.includes(0) });
  await press('End the game');
  await reads('win together', await shown('.ended h2'));
});

const NAMES = '.hand [data-card] > .hidden-label';
/** The names of the cards in the shown hand. */
const hand = (): string[] => all(NAMES).map((name) => text(name).split(',')[0]!);
/** Check that the page names no card of this hand, except those played in the log since. */
function namesNothing(kept: readonly string[]): void {
  expect(all('.hand')).toHaveLength(0);
  const played = all('.log p').map(text).join(' ');
  const secret = kept.filter((name) => !new RegExp(`plays ${name}[.,]`).test(played));
  const page = document.documentElement.outerHTML;
  expect(secret.filter((name) => new RegExp(`${name}(?!\\d)`).test(page))).toEqual([]);
}

test('two people at one device hand it on, and neither sees the hand of the other', async () => {
  const seats = [{ kind: 'person' }, { kind: 'person', name: 'Ben' }, { kind: 'bot', level: 'beginner' }] as Chair[];
  await alone({ game: 'seas-of-strife', options: { players: 3 }, seats });
  const hands: Record<string, string[]> = {};
  for (let taken = 0; taken < 4; taken++) {
    await reads(/Pass the device to/);
    const [, name = ''] = /to (Ada|Ben)/.exec(text(await shown('.curtain h2'))) ?? [];
    Object.values(hands).forEach(namesNothing);
    await visit(location.pathname); // after a reload the curtain comes first
    await shown('.curtain');
    Object.values(hands).forEach(namesNothing);
    await press(`I am ${name}`);
    await shown('[data-asked]');
    const before = hand();
    const { [name]: _, ...others } = hands;
    expect(before.filter((card) => Object.values(others).flat().includes(card))).toEqual([]);
    await playOn(() => all('.curtain').length > 0 || hand().length < before.length);
    hands[name] = hand();
    await shown('.curtain');
  }
  expect(Object.keys(hands).sort()).toEqual(['Ada', 'Ben']);
});

test('the form seats somebody else at this device', async () => {
  await visit('/');
  await press('Options Seas of Strife');
  await press('3', { role: 'radio' });
  const seat = await screen.findByLabelText<HTMLSelectElement>('Seat 2');
  seat.selectedIndex = [...seat.options].findIndex(({ value }) => value === 'here');
  await fireEvent.change(seat);
  await write('Name', 'Ben');
  await write('Your name', 'Ada');
  await press('Start the game');
  await until(() => asked.some(({ endpoint }) => endpoint === 'POST /api/tables'));
  const { seats } = asked.find(({ endpoint }) => endpoint === 'POST /api/tables')!.body as WholeTable;
  expect(seats.slice(0, 2)).toEqual([{ kind: 'person' }, { kind: 'person', name: 'Ben' }]);
});

test('the name is asked for where one sits down, and a bad one takes no seat', async () => {
  let answer: unknown = new Refusal(400, 'bad_name');
  const change = (message: ServerMessage): ServerMessage => {
    if (!('phase' in message)) return message;
    if (!('seats' in message)) return { ...message, phase: 'waiting' };
    const seats = message.seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: 'open' as const, name: '' } : seat));
    return { ...message, phase: 'waiting', you: null, here: [], host: false, locked: false, seats } as ServerMessage;
  };
  await atServer(
    { game: 'seas-of-strife', options: { players: 3 } },
    { change, answers: { 'PUT /api/me': () => answer } },
  );
  await write('Your name', '​'); // no visible character
  const sits = (): number[] => socket().said.flatMap((said) => (said.type === 'sit' ? [said.seat] : []));
  await press('Take seat 2');
  await reads('A name has 1 to 24');
  await committed(1); // the time that sitting down takes
  await committed(1);
  expect(sits()).toEqual([]);
  answer = { id: 'ada', name: 'Ben' };
  await write('Your name', 'Ben');
  await press('Take seat 2');
  await until(() => sits().length > 0);
  expect(sits()).toEqual([1]);
});

/** A browser that translates the page: it replaces the page's text nodes. */
function translate(): () => void {
  const left = (node: Node): boolean =>
    !node.parentElement || node.parentElement.closest('[translate=no], script, style, font') !== null;
  const change = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const node of found as Text[]) {
      if (!node.data.trim() || left(node)) continue;
      node.replaceWith(Object.assign(document.createElement('font'), { textContent: node.data }));
    }
  };
  const watch = new MutationObserver((changes) =>
    changes.forEach(({ addedNodes, target, type }) =>
      (type === 'childList' ? [...addedNodes] : [target]).forEach(change),
    ),
  );
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  change(document.body);
  return () => watch.disconnect();
}

test('a page that is translated does not freeze', async () => {
  await visit('/rules/seas-of-strife');
  await shown('article h1');
  const stop = translate();
  expect(all('article font').length).toBeGreaterThan(10);
  await press('日本語');
  await screen.findByRole('button', { name: 'English' });
  await reads('トリック', await shown('article'));
  stop();
});

test('a table whose page is translated does not freeze', async () => {
  await alone({ game: 'seas-of-strife', options: { players: 4 } });
  const stop = translate();
  for (const trick of [1, 2, 3]) {
    await playOn(() => all('#page, header').some((one) => new RegExp(`trick ${trick}/15`, 'i').test(text(one))));
  }
  stop();
});
