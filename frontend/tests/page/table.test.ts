/** A game in progress: choices in advance, undos, pace, questions; and announcements while waiting. */
import { expect, test } from 'vitest';
import type { LocalTable } from '../../src/engine/table';
import { applySettings, settings } from '../../src/lib/settings.svelte';
import { Socket, sockets } from './server';
import * as page from './visit';
import {
  all,
  alone,
  atServer,
  click,
  fireEvent,
  gone,
  heard,
  key,
  press,
  shown,
  socket,
  text,
  until,
  useMenu,
  visit,
} from './visit';

const FREE = '.board[data-asked] .hand [data-card]:not([aria-disabled])';
const CHOSEN = '.hand .card.advance';
const SKIP = '[data-tool=skip]';
const FIRST = "section[aria-label='First words']";
const HINT = "section[aria-label='Hint']";
const WHY = '.log .why';
const BEN = 2;
const SEAS = { game: 'seas-of-strife', options: { players: 3 } };

const hand = (): (string | undefined)[] => all('.hand [data-card]').map(({ dataset }) => dataset.card);
const status = (): string => all('[role=status]').map(text).join(' ');
/** The page's decisions, over any connection. */
const decided = (): number[] =>
  sockets.flatMap(({ said }) => said.flatMap((each) => (each.type === 'decide' ? each.actions : [])));

let ahead = 0;
const clock = performance.now.bind(performance);
performance.now = () => clock() + ahead;
/** Press a card, long after the previous one: an immediate second press counts as an echo. */
const pressCard = (action: number): Promise<boolean> => {
  ahead += 1000;
  return click(`.hand [data-card='${action}']`);
};

/** A card that Ben can lead, with one of Ada's that is then legal and one that is not; null if there is none. */
function lead(table: LocalTable): { led: number; legal: number; illegal: number } | null {
  const before = table.ply;
  for (const led of table.legal(BEN)) {
    table.decide(BEN, [led]);
    const [[legal], [illegal]] = [table.legal(0), table.illegal(0)];
    table.undo(before);
    if (legal !== undefined && illegal) return { led, legal, illegal: illegal.action };
  }
  return null;
}

/** Ada, at the page, waits for Ben to lead. */
async function benLeads() {
  let found: ReturnType<typeof lead> = null;
  const until = (table: LocalTable): boolean => table.pending.join() === `${BEN}` && (found = lead(table)) !== null;
  const sea = { game: 'sea-change', options: { players: 3 }, seats: page.withBen };
  const { others } = await page.together(sea, { until });
  await shown('.hand .card.early');
  return { ben: others[BEN]!, ...found! };
}

test('a card chosen in advance is known to nobody, and is played when the turn comes', async () => {
  const { ben, led, legal, illegal } = await benLeads();
  const [sent, told] = [socket().said.length, ben.told.length];
  await pressCard(illegal);
  expect(text(await shown(`${CHOSEN}[aria-pressed=true]`))).toContain('chosen in advance');
  await page.reads('Press the card again to take it back');
  await pressCard(illegal);
  await gone(CHOSEN);
  await pressCard(illegal);
  await pressCard(legal);
  await shown(`${CHOSEN}[data-card='${legal}']`);
  expect(all(CHOSEN)).toHaveLength(1);
  expect([socket().said.length, ben.told.length], 'the choice has left the page').toEqual([sent, told]);
  await ben.decide(led);
  await gone(`.hand [data-card='${legal}']`);
  expect(decided()).toEqual([legal]);
  expect(all(CHOSEN)).toHaveLength(0);
});

test('a card chosen in advance that is not legal then is dropped in words', async () => {
  const { ben, led, illegal } = await benLeads();
  const before = hand();
  await pressCard(illegal);
  await shown(CHOSEN);
  await ben.decide(led);
  await page.reads('Not played in advance');
  await shown('.board[data-asked]');
  expect([hand(), decided(), all(CHOSEN).length]).toEqual([before, [], 0]);
});

test('a decision is taken back against bots', async () => {
  await alone(SEAS, { until: (table) => table.legal(0).length > 1 });
  await shown(FREE);
  const before = hand();
  await click(FREE);
  await until(() => hand().length < before.length);
  await click('[data-tool=undo]');
  await until(() => hand().length === before.length);
  expect(hand()).toEqual(before);
  await shown('.board[data-asked]');
  await until(() => heard().includes('You have taken a decision back'));
});

test('what is chosen while the connection is lost can be taken back, and is sent once it is back', async () => {
  await atServer(SEAS, { until: (table) => table.legal(0).length > 1 });
  await shown(FREE);
  const before = hand();
  Socket.down = true;
  socket().lose();
  await until(() => status().includes('The connection is lost'));
  const [, other] = all(FREE).map(({ dataset }) => dataset.card);
  await click(FREE);
  await until(() => status().includes('until then you can take it back'));
  expect([hand(), decided()]).toEqual([before, []]);
  await click('[data-tool=undo]');
  await until(() => status().includes('Trying again by itself'));
  await click(`.hand [data-card='${other}']`);
  await until(() => status().includes('until then you can take it back'));
  Socket.down = false;
  dispatchEvent(new Event('online'));
  await until(() => hand().length < before.length);
  expect([decided().length, hand()]).toEqual([1, before.filter((card) => card !== other)]);
  expect(status()).not.toContain('connection');
});

test('a table that waits for its database says so, in the reader’s language', async () => {
  await atServer(SEAS, { language: 'ja' });
  await shown(FREE);
  socket().tell({ type: 'waiting', waits: true });
  await until(() => status().includes('テーブルは待機中'));
  socket().tell({ type: 'waiting', waits: false });
  await until(() => !status().includes('テーブルは待機中'));
});

test('first words stand beside the hand when they become true, until the reader knows the game', async () => {
  localStorage.removeItem('quarterdeck.known');
  await visit('/');
  await press('Play now Seas of Strife');
  await shown(FREE);
  await until(() => document.activeElement?.closest('.hand'));
  await until(() => /(^\s*| leads [^.]*\. )Round 1\. You hold/.test(heard()));
  const first = await shown(FIRST);
  expect(text(await shown(`${FIRST} .text`))).toMatch(/^Take few tricks.*\.$/);
  await shown(`${FIRST} [aria-live=polite]`);
  await press('suit', { where: first });
  await page.reads('A suit: the cards of one colour and picture.', first);
  await click('[data-tool=hint]');
  const hint = await shown(HINT);
  expect(all(FIRST), 'they give way to the hint').toHaveLength(0);
  await press('Close', { where: hint });
  await key('p');
  await until(() => heard().includes('No round has been scored yet.'));
  await shown(FIRST);
  await click(FREE);
  await until(() => all(FIRST).some((each) => /\btakes?\b/.test(text(each))));
  await press('I know the game', { where: await shown(FIRST) });
  await gone(FIRST);
  await visit(location.pathname);
  await shown(FREE);
  expect(all(FIRST), 'it is remembered').toHaveLength(0);
  await useMenu('info');
  const help = await shown('dialog[open]');
  await page.reads('Take few tricks', help);
  await press('Rule SOS-7', { where: help });
  await shown('dialog[open] [id="SOS-7"]');
});

test('presses skip what is being shown, at once', async () => {
  await alone(SEAS, { until: (table) => table.ply % 3 === 2 && table.pending.join() === '0' });
  settings.pace = 'slow';
  await shown(FREE);
  const skip = await shown<HTMLButtonElement>(SKIP);
  expect(skip.disabled).toBe(true);
  await click(FREE);
  await shown(`${SKIP}:not([disabled])`);
  for (let left = 20; left > 0 && !skip.disabled; left -= 1) await fireEvent.click(skip);
  expect(skip.disabled, 'all is shown').toBe(true);
  settings.pace = 'none';
});

/** A group of the open settings. */
async function group(name: string): Promise<HTMLElement> {
  const groups = 'dialog[open] fieldset';
  await until(() => all(`${groups} legend`).some((legend) => text(legend) === name));
  return all(groups).find((each) => text(each.querySelector('legend')!) === name)!;
}
/** Open the settings, and return the paces. */
async function paces(name: string): Promise<HTMLElement> {
  await click('header [aria-haspopup=dialog]');
  await press('Settings', { where: await shown('dialog[open]') });
  return group(name);
}
const checked = (where: Element): string => text(where.querySelector('label:has(:checked)')!);

test('every game has its own pace', async () => {
  applySettings();
  settings.pace = 'normal';
  settings.movement = 'on';
  const speed = (): string => document.documentElement.style.getPropertyValue('--speed');
  const seas = await alone(SEAS);
  await press('fast', { role: 'radio', where: await paces('Pace at Seas of Strife') });
  await alone({ game: 'turn-the-tide', options: { players: 3 } });
  const tide = await paces('Pace at Turn the Tide');
  expect(checked(tide)).toBe('normal');
  await press('slow', { role: 'radio', where: tide });
  await until(() => speed() === '1.7');
  await visit('/');
  await until(() => speed() === '1');
  await visit(`/table/${seas}`);
  await until(() => speed() === '0.55');
  expect(checked(await paces('Pace at Seas of Strife'))).toBe('fast');
  await press('reduced', { role: 'radio', where: await group('Movement') });
  await until(() => speed() === '0');
});

/** What the plays of a trick show. */
async function answer(at: number): Promise<HTMLElement> {
  await until(() => all(WHY).length > at && all('.log .asks').length === all(WHY).length);
  const button = all(WHY)[at]!;
  expect(button.getAttribute('aria-label')).toMatch(/^What these plays show\. /);
  if (button.getAttribute('aria-expanded') === 'false') await fireEvent.click(button);
  const found = () => all('.log .asks')[at]?.querySelector<HTMLElement>('.answer');
  await until(() => found()?.querySelector(':scope > :not([role=status])'));
  return found()!;
}

/** The reader has a choice, and two tricks have been played. */
const asks = (table: LocalTable): boolean => table.ply > 5 && table.pending.join() === '0' && table.legal(0).length > 2;
const withHints = (): Promise<string> =>
  atServer({ game: 'sea-change', options: { players: 2 }, hints: true }, { until: asks });

test('a hint is told by key and by button, with its reasons, and everybody hears of it once', async () => {
  await withHints();
  await shown(FREE);
  await key('h');
  await press('Numbers', { where: await shown(HINT) });
  const sheet = await shown('dialog[open]');
  await gone('dialog[open] progress');
  expect(text(sheet.querySelector('.best')!)).toBe(text(await shown(`${HINT} .text`)));
  const rows = [...sheet.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(all(FREE).length);
  const shares = rows.map((row) => parseInt(text(row.querySelector('.number')!), 10));
  const hinted = all('.hand .hinted').length;
  if (hinted > 0) expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  else expect(text(sheet)).toContain('It hardly matters here.');
  await press('Close', { where: sheet });
  await key('Escape');
  await gone(HINT);
  await click('[data-tool=hint]');
  await press('Close', { where: await shown(HINT) });
  await gone(HINT);
  expect(all('.hand .hinted')).toHaveLength(0);
  await until(() => document.activeElement?.matches('[data-card]'));
  const notices = socket()
    .told.flatMap((message) => ('notices' in message ? [message.notices] : []))
    .at(-1)!;
  expect(notices.map(({ kind }) => kind)).toEqual(['hinted']);
});

test('what plays show is said by the reader’s view, and after the game by the players’ hands', async () => {
  await withHints();
  await useMenu('log');
  await answer(0);
  const last = all(WHY).length - 1;
  expect(all(WHY).map(({ tabIndex }) => tabIndex)).toEqual([...Array<number>(last).fill(-1), 0]);
  all(WHY)[last]!.focus();
  await key('ArrowUp');
  expect(document.activeElement).toBe(all(WHY)[last - 1]);
  const asked = () => socket().said.filter(({ type }) => type === 'plays').length;
  const before = asked();
  await answer(last);
  expect(asked()).toBe(before + 1);
  socket().send(JSON.stringify({ type: 'concede' }));
  await until(() => socket().told.some((message) => 'over' in message && message.over !== null));
  await fireEvent.click(all(WHY)[last]!);
  await answer(last);
  expect(asked(), 'the finished game has all').toBe(before + 1);
});

test('what a hint costs is said until the first one', async () => {
  await atServer({ game: 'turn-the-tide', options: { players: 3 }, hints: true });
  await shown(FREE);
  const tool = await shown('[data-tool=hint]');
  expect(tool.getAttribute('aria-label')).toBe('Hint makes it a practice game');
  await key('h');
  await until(() => tool.getAttribute('aria-label') === 'Hint');
});
