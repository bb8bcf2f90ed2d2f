/** People at a table: chat, proposals, leaving, and the next game. */
import { expect, test } from 'vitest';
import type { Notice, SeatInfo, ServerMessage } from '../../src/contract/protocol';
import type { LocalTable } from '../../src/engine/table';
import { keepCompositions } from '../../src/lib/device/composing';
import { asked, Player, Socket } from './server';
import * as page from './visit';
import { all, click, fireEvent, gone, heard, press, reads, screen, shown, socket, text, until, visit } from './visit';

const BEN = 2;
const SEAS = { game: 'seas-of-strife', options: { players: 3 }, seats: page.withBen };
const FIELD = "input[aria-label='Say something to everybody at the table']";

const log = (): string => all('[role=log]').map(text).join();
const notice = (kind: string, why = ''): Notice => ({ events: 0, kind, seat: 0, name: 'Ada', why });
/** The messages of a type that the page has sent. */
const sent = (type: string): unknown[] => socket().said.filter((message) => message.type === type);
const gets =
  (change: object) =>
  (message: ServerMessage): ServerMessage =>
    message.type === 'table' ? { ...message, ...change } : message;

test('what is said is read in the reader’s language, for a moment where the chat is closed', async () => {
  const said = { name: 'Ben', who: 'ben', seat: BEN };
  await page.together(SEAS, { language: 'ja' });
  await shown(`[data-place=seat-${BEN}] .badge`);
  socket().hears({ ...said, phrase: 'well_played' });
  await shown(`[data-place=seat-${BEN}] .picture`);
  await reads('Ben：お見事です！', await shown('.frame > [role=status]'));
  expect(all('.slot .button').map(text), 'a reaction stands at its plate alone').not.toContain('Ben：お見事です！');
  socket().hears({ ...said, phrase: 'good_game', at: 1_800_000_001 });
  await press('Ben：いいゲームでした！');
  await until(() => log().includes('お見事です！'));
  await press('Ben', { where: await shown('[role=log]') });
  await press('Benさんをミュート', { where: await shown('[role=log]') });
  await until(() => !log().includes('お見事です！'));
  Socket.change = gets({ chat: [{ type: 'said', at: 1, text: 'Do you hear me?', ...said }] });
  await visit(location.pathname, { language: 'ja' });
  await page.useMenu('log');
  const again = await page.within(await shown('[role=log]')).findByText('Benさんのミュートを解除');
  expect(log(), 'also after a reload').not.toContain('Do you hear me?');
  await fireEvent.click(again);
  await until(() => log().includes('Do you hear me?'));
});

test('the host lets everybody talk, say phrases only, or nothing', async () => {
  await page.together(SEAS);
  await page.useMenu('log');
  await fireEvent.input(await shown(FIELD), { target: { value: 'Sit down!' } });
  await fireEvent.submit((await shown(FIELD)).closest('form')!);
  await until(() => log().includes('Sit down!'));
  await page.useMenu('info');
  await press('quick phrases only', { role: 'radio', where: await shown('dialog[open]') });
  expect(sent('arrange')).toEqual([{ type: 'arrange', talk: 'phrases' }]);
  socket().finds({ talk: 'phrases', notices: [notice('talk', 'phrases')] });
  await until(() => heard().includes('The host allows quick phrases only.'));
  await gone(FIELD);
  await press('Good game!', { where: await shown("[aria-label='Quick phrases']") });
  await press('Thank you!', { where: await shown('[aria-label=Reactions]') });
  expect(sent('say').map((message) => (message as { phrase?: string }).phrase)).toEqual([
    undefined,
    'good_game',
    'thanks',
  ]);
  socket().finds({ talk: 'off' });
  await reads('The host has turned the chat off.');
  await gone("[aria-label='Quick phrases']");
  await gone('[aria-label=Reactions]');
});

test('the Enter that ends a composition sends nothing, in either order of events', async () => {
  keepCompositions();
  await page.together(SEAS);
  await page.useMenu('log');
  const field = await shown<HTMLInputElement>(FIELD);
  for (const isComposing of [true, false])
    // Chromium, then Safari, where only the key code shows it
    expect(await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing })).toBe(false);
  expect(await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })).toBe(true);
});

/** Ada, Bao and Ben have agreed to end their game; `other`: the player who is not at the page. */
async function ended(): Promise<{ id: string; other: Player }> {
  const { id, others } = await page.together(SEAS);
  const [other] = Object.values(others);
  await other!.say({ type: 'propose', kind: 'end' });
  await press('Agree', { where: await shown('.company') });
  await shown('.ended');
  return { id, other: other! };
}

test('one asks, the other does not agree', async () => {
  const { others } = await page.together(SEAS);
  await page.useMenu('info');
  await press('Ask to end the game here', { where: await shown('dialog[open]') });
  const company = await shown('.company');
  await reads('Ben', company);
  await others[BEN]!.say({ type: 'answer', yes: false });
  await until(() => !company.isConnected);
});

test('who leaves is played for, and plays again', async () => {
  const { others } = await page.together(SEAS);
  await others[BEN]!.say({ type: 'concede' });
  await until(() => heard().includes('Ben has left. A bot plays for Ben.'));
  await others[BEN]!.say({ type: 'return' });
  await until(() => heard().includes('Ben plays again.'));
  await click('header [aria-haspopup=dialog]');
  await press('Leave the table', { where: await shown('dialog[open]') });
  const sheet = (await screen.findByText(/A bot plays for you until/)).closest('dialog')!;
  await press('Leave the table', { where: sheet });
  await until(() => location.pathname === '/');
  expect(sent('leave')).toHaveLength(1);
});

test('who is out of time is played for until they are back', async () => {
  let seats: SeatInfo[] = [];
  const clock = { left: [5, null, 5], running: [0], paused: false };
  const change = (message: ServerMessage): ServerMessage => {
    if ('seats' in message) ({ seats } = message);
    return 'clock' in message ? { ...message, clock } : message;
  };
  await page.together(SEAS, { change });
  expect(text(await shown('[role=timer]'))).toMatch(/0:0\d/);
  const standin = seats.map((each) => (each.seat === 0 ? { ...each, standin: 'medium' as const } : each));
  socket().finds({ seats: standin, notices: [notice('stood_in', 'time')] });
  await until(() => heard().includes('You are out of time. A bot plays for you.'));
  await press('Play on myself', { where: await shown('.company') });
  expect(sent('return')).toHaveLength(1);
});

test('finished rounds are open to spectators only where no later round, and no memory, depends on them', async () => {
  const label = 'Spectators see the hands of finished rounds';
  const choose = async (game: string): Promise<string | null> => {
    await visit('/');
    await press(`Options ${game}`);
    await fireEvent.change(await screen.findByLabelText('Seat 2'), { target: { value: 'person' } });
    return (await screen.findByLabelText(label)).getAttribute('aria-disabled');
  };
  for (const game of ['Turn the Tide', 'Feud']) {
    expect(await choose(game), game).toBe('true');
    await reads('Not in this game: cards of one round are played with in the next.');
  }
  expect(await choose('Sea Change')).not.toBe('true');
  await fireEvent.click(screen.getByLabelText('Strict memory'));
  await reads('Not with strict memory: whoever plays');
  await press('Open the table');
  await until(() => asked.some(({ endpoint }) => endpoint === 'POST /api/tables'));
  const made = asked.find(({ endpoint }) => endpoint === 'POST /api/tables')!.body;
  expect(made).toMatchObject({ memory: 'strict', open_rounds: false });
});

/** Whether the reader plays the last card, or the last but one. */
function isLast(table: LocalTable): boolean {
  const before = table.ply;
  if (table.pending.join() !== '0' || table.legal(0).length > 1) return false;
  for (let left = 2; left > 0 && !table.isOver; left -= 1) {
    const seat = table.pending[0]!;
    table.decide(seat, table.legal(seat).slice(0, 1));
  }
  const { isOver } = table;
  table.undo(before);
  return isOver;
}

test('the end is seen and said at the table, and sheets open only when asked for', async () => {
  await page.alone({ game: 'sea-change', options: { players: 2 } }, { until: isLast });
  await click('.board[data-asked] .hand [data-card]:not([aria-disabled])');
  const end = await shown('.ended');
  expect(all('dialog[open]')).toHaveLength(0);
  await until(() => document.activeElement === end);
  const [verdict, because] = [text(await shown('.ended h2')), text(await shown('.ended .because'))];
  expect(verdict).toMatch(/^(You win with|\w+ wins with) 3/);
  expect(all('.ended li')).toHaveLength(2);
  expect(text(await shown('.ended li.won strong'))).toBe('3');
  await until(() => /wins?\./.test(heard()) && because);
  for (const name of ['Last trick', 'Score sheet']) {
    await press(name, { where: end });
    await press('Close', { where: await shown('dialog[open]') });
    await gone('dialog[open]');
  }
  await press('See the table', { where: end });
  await gone('.ended li');
  expect(all('.plate.won').map(text)).toEqual([expect.stringContaining('winner')]);
  await press('See the result', { where: end });
  await shown('.ended li');
  await visit(location.pathname);
  await shown('.ended li.won');
  await press('Play again', { where: await shown('.ended') });
  await gone('.ended');
  await shown('[data-card]');
});

test('another game is offered to the same people', async () => {
  const { id, other } = await ended();
  expect(text(await shown('.ended h2'))).toContain('agreed to end');
  socket().lose();
  await press('Play again', { where: await shown('.ended') });
  await until(() => text(document.querySelector('.ended [role=alert]')!).includes('The connection is lost.'));
  await visit(`/evening/${id}/games`);
  await press('Next game');
  await fireEvent.change(await screen.findByLabelText('Game'), { target: { value: 'turn-the-tide' } });
  await shown('dialog[open] form .act:not([disabled])');
  await fireEvent.submit(await shown('dialog[open] form'));
  await until(() => location.pathname.startsWith('/table/'));
  await until(() => text(document.querySelector('h1')!) === 'Turn the Tide');
  const next = other.told.findLast((message) => message.type === 'seats')?.next;
  expect(location.pathname).toBe(`/table/${next?.replace('local', 'server')}`);
  await visit(`/evening/${id}/games`);
  await screen.findByRole('link', { name: /Turn the Tide/ });
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('who is offered another game joins it at the table', async () => {
  Socket.seat = BEN;
  const { id, other } = await ended();
  await other.say({ type: 'rematch', game: 'turn-the-tide', options: { players: 3 } });
  expect(text(await shown('.company .next'))).toMatch(/Next game: Turn the Tide.*In: Ada/);
  await press('Join', { where: await shown('.company') });
  await until(() => location.pathname !== `/table/${id}`);
  await shown('[data-card]');
});

test('who is still at the table is told that others look back, and comes along', async () => {
  const { id } = await ended();
  const leadsTo = async (name: string): Promise<string | null> =>
    (await screen.findByText(name, { selector: 'a' })).getAttribute('href');
  expect(await leadsTo('Look back together')).toBe(`/replay/${id}/together`);
  socket().tell({ type: 'looking', at: 2, leader: 'Ben', following: [], you: null });
  await reads('Ben looks back at the game.');
  expect(await leadsTo('Look along')).toBe(`/replay/${id}/together`);
});
