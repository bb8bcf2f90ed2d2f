/** Learning: courses with their notes, reasons why a card is illegal, puzzles. */
import { afterEach, expect, test, vi } from 'vitest';
import type { LocalTable } from '../../src/engine/table';
import { make } from './server';
import { all, alone, fireEvent, key, played, press, shown, text, until, useMenu, visit, type Visit } from './visit';

const NOTE = '.slot section h2';
const GO_ON = '.slot section .row .button';
const FREE = '[data-asked] .hand [data-card]:not([aria-disabled]):not([aria-pressed])';
const DONE = '.buttons .act:not([disabled])';

/** The server's tables have a fixed seed, and begin after a number of decisions of the first round. */
const from = (decisions: number): Visit => ({
  answers: {
    'POST /api/tables': async ({ body }: { body: Parameters<typeof make>[0] }) => {
      const key = 'ab'.repeat(32);
      const { made } = await played({ ...body, key }, ({ ply }) => ply === decisions);
      return make({ ...body, key, made, seeds: body.seats.map((_, seat) => seat) });
    },
  },
});

async function begin(game: string, decisions = 0): Promise<void> {
  await visit(`/learn/${game}`, from(decisions));
  await fireEvent.click(await shown('ol li button'));
  await shown(NOTE);
}
const note = (): string => text(all(NOTE)[0]!);
const click = (selector: string): Promise<boolean> => fireEvent.click(all(selector)[0]!);
const place = (): string => text(all('header .place')[0]!);
/** This browser's stored progress in the lesson at this table. */
const remembered = (): { lesson: number; told: string[] } =>
  JSON.parse(localStorage['quarterdeck.lessons']).tables[location.pathname.split('/').at(-1)!];

test.each([
  ['seas-of-strife', 6, 'Eight suits, sixty numbers'],
  ['turn-the-tide', 3, 'Twelve cards for a round'],
  ['sea-change', 6, 'The cards'],
  ['feud', 8, 'Your Unit'],
])('the course of %s has its lessons, and the first begins with its first note', async (game, count, first) => {
  await begin(game);
  expect(note()).toBe(first);
  await visit(`/learn/${game}`);
  await shown('ol li button');
  expect(all('ol li').length).toBe(count);
  const puzzles = await shown('ol li details a');
  expect(puzzles.getAttribute('href'), 'puzzles about what a lesson explains').toMatch(`/puzzles/${game}#`);
  expect(all('ol li').length).toBe(count);
});

test('each thing is told once, is waited for, and can be read again', async () => {
  await begin('feud');
  await shown('[data-asked]');
  const titles = ['Your Unit', 'Six columns', 'Kinds', 'The Way of Striking'];
  for (const title of titles) {
    expect(note()).toBe(title);
    await click(GO_ON);
  }
  await visit(location.pathname);
  await shown('[data-asked]');
  expect(all(NOTE)).toEqual([]);
  await useMenu('guide');
  await shown(NOTE);
  expect([note(), text(all('.slot .page')[0]!)]).toEqual(['The Way of Striking', '4 of 4']);
  await click('.slot button[aria-label="The note before"]');
  expect(note()).toBe('Kinds');
  for (let at = 0; at < 6; at += 1) await click(FREE);
  await click(DONE);
  await until(() => all(NOTE).length > 0 && !titles.includes(note()));
  expect(place()).toBe('Round 1 · columns');
  expect(remembered().told).toEqual(['units', 'arrange', 'kinds', 'striking']);
  await key('g');
  expect(remembered().told.length).toBe(5);
});

test('notes come while the end of a round is played, each once; after it one leads to the next lesson', async () => {
  await begin('turn-the-tide', 36);
  const table = location.pathname;
  const titles = [];
  for (let step = 0; step < 40; step += 1) {
    await shown(`${GO_ON}, ${FREE}, dialog[open] .after button`);
    if (all(GO_ON).length === 2) break;
    if (all(NOTE).length > 0) titles.push(note());
    // Playing a card while a note is open marks it as read.
    const next = `dialog[open] .after button, ${FREE}`;
    if (all(NOTE).length > 0 && (titles.length % 2 || all(next).length === 0)) await key('g');
    else await click(next);
  }
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(2);
  await click('.slot section .row .act');
  await until(() => location.pathname !== table && all(NOTE).length > 0);
  expect(remembered().lesson).toBe(1);
  await visit('/learn/turn-the-tide');
  expect(text(await shown('li[aria-current=step] h2'))).toBe('Playing well: the bid');
  expect(text(all('ol li')[0]!.querySelector('.state')!)).toBe('done');
});

test.each([
  ['seas-of-strife', 'SOS-'],
  ['sea-change', 'SEA-'],
])('a card of %s that cannot be played says why, in words and by its rule', async (game, rule) => {
  const follows = (table: LocalTable): boolean => table.pending[0] === 0 && table.illegal(0).length > 6;
  await alone({ game }, { until: follows });
  await shown('[data-asked]');
  const barred = await shown('.hand [data-card].barred');
  expect(text(barred)).toMatch('cannot be played');
  const held = all('.hand [data-card]').length;
  await fireEvent.click(barred);
  expect(text(await shown('.toast'))).toMatch(rule);
  expect(all('.hand [data-card]').length).toBe(held);
});

const SECTION = '.slot section';

afterEach(() => void vi.useRealTimers());
/** Set the reader's day, as a page that stays open notices it. */
function at(day: string): void {
  vi.setSystemTime(`${day}T12:00:00`);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The stored progress with the puzzles of Sea Change, by id. */
const standings = (): Record<string, { step: number | null; due: number | null }> =>
  JSON.parse(localStorage['quarterdeck.puzzles']).games['sea-change'];
const open = async (link: string): Promise<void> => {
  await visit('/puzzles');
  await press(link, { role: 'link' });
  await shown('[data-asked]');
};
/** Choose one of the legal cards; returns whether that was right. */
async function choose(which: number): Promise<boolean> {
  await fireEvent.click(all(FREE)[which]!);
  await shown(`${SECTION} .row`);
  return (await shown(`${SECTION} h2`)).classList.contains('right');
}
/** Press a button beside a verdict, and wait for the next question. */
async function then(name: string): Promise<void> {
  await press(name, { where: all(SECTION)[0]! });
  await until(() => all('[data-asked]').length > 0 && all(`${SECTION} h2.right, ${SECTION} h2.wrong`).length === 0);
}

test('what was failed is explained, tried again, and met again a day later; the first answer counts', async () => {
  at('2027-03-01');
  await open('Solve Sea Change');
  let right = 0;
  for (; await choose(0); right += 1) await then('Next puzzle');
  const [failed] = Object.keys(standings()).filter((id) => standings()[id]!.due !== null);
  const said = text(all(`${SECTION} [aria-live]`)[0]!);
  expect(said).toMatch('Best is ');
  expect(said).not.toMatch('%');
  await press('Why', { where: all(SECTION)[0]! });
  const dialog = await shown('dialog[open]');
  const names = [...dialog.querySelectorAll('tbody tr:not(.why) th')].map(text);
  expect(names.length).toBeGreaterThan(2);
  expect(dialog.querySelectorAll('.chosen th').length).toBe(1);
  await key('Escape', dialog);
  let answer = 1;
  for (await then('Try again'); !(await choose(answer)); await then('Try again')) answer += 1;
  expect(standings()[failed!]).toMatchObject({ step: 0 });
  await then('Next puzzle');

  at('2027-03-02');
  await open('Repeat Sea Change');
  expect(await choose(answer)).toBe(true);
  expect(standings()[failed!]).toMatchObject({ step: 1 });
  await visit('/puzzles');
  const own = (await shown('#puzzles-sea-change')).closest('li')!;
  expect(text(own)).toMatch(new RegExp(`^Sea Change ${right} of .* Solve$`));
});

test('the rest of a puzzle is played against bots, from where it stood', async () => {
  await visit('/puzzles/seas-of-strife');
  await shown('[data-asked]');
  const cards = all('.hand [data-card]').length;
  await choose(0);
  await press('Play on from here', { where: all(SECTION)[0]! });
  await until(() => location.pathname.startsWith('/table/local-') && all(FREE).length > 0);
  expect(all('.hand [data-card]').length).toBe(cards);
  await click(FREE);
  await until(() => all('.hand [data-card]').length < cards);
});
