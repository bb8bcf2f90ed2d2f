/** A course: its lessons, notes at the moment they matter, the way from one lesson to the next. */
import { expect, test } from 'vitest';
import type { LocalTable } from '../../src/engine/table';
import { tables } from './server';
import { all, alone, fireEvent, key, played, shown, text, until, visit, type Visit } from './visit';

const NOTE = '.above section h2';
const GO_ON = '.above section .row .button';
const FREE = '[data-asked] [data-card]:not([aria-disabled]):not([aria-pressed])';
const DONE = '.buttons .act:not([disabled])';

const KEY = 'ab'.repeat(32);
/** Tables at the server whose chance is always the same, and which begin after so many decisions of the first round. */
const from = (decisions: number): Visit => ({
  answers: {
    'POST /api/tables': async ({ body }: { body: Parameters<typeof tables.create>[0] }) => {
      const { made } = await played({ ...body, key: KEY }, ({ ply }) => ply === decisions);
      const { id } = await tables.create({
        ...body,
        name: 'Ada',
        key: KEY,
        seeds: body.seats.map((_, at) => at),
        made,
      });
      return { id: id.replace('local-', 'server-') };
    },
  },
});

async function begin(game: string, decisions = 0): Promise<void> {
  await visit(`/learn/${game}`, from(decisions));
  await fireEvent.click(await shown('ol li button'));
  await shown(NOTE);
}
const note = (): string => text(all(NOTE)[0]!);
const press = (selector: string): Promise<boolean> => fireEvent.click(all(selector)[0]!);
const place = (): string => text(all('.tools .place')[0]!);
/** What this browser remembers of the lesson at this table. */
const told = (): string[] =>
  JSON.parse(localStorage['quarterdeck.lessons']).tables[location.pathname.split('/').at(-1)!].told;

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
});

test('each thing is told once, is waited for, and can be read again', async () => {
  await begin('feud');
  await shown('[data-asked]');
  const titles = ['Your Unit', 'Six columns', 'Kinds', 'The Way of Striking'];
  for (const title of titles) {
    expect(note()).toBe(title);
    await press(GO_ON);
  }
  await visit(location.pathname);
  await shown('[data-asked]');
  expect(all(NOTE)).toEqual([]);
  await press('[data-tool=guide]');
  await shown(NOTE);
  expect([note(), text(all('.above .page')[0]!)]).toEqual(['The Way of Striking', '4 of 4']);
  await press('.above button[aria-label="The note before"]');
  expect(note()).toBe('Kinds');
  for (let at = 0; at < 6; at += 1) await press(`.hand ${FREE.replace('[data-asked] ', '')}`);
  await press(DONE);
  await until(() => all(NOTE).length > 0 && !titles.includes(note()));
  expect(place()).toBe('Round 1 · columns');
  expect(told()).toEqual(['units', 'arrange', 'kinds', 'striking']);
  while (all(NOTE).length > 0) await key('g');
  expect(told().length).toBeGreaterThan(4);
  await until(() => place() !== 'Round 1 · columns');
});

test('notes come while the end of a round is played, each once; after it one leads to the next lesson', async () => {
  await begin('turn-the-tide', 36);
  const table = location.pathname;
  const titles = [];
  for (;;) {
    await shown(`${GO_ON}, ${FREE}, dialog[open] .after button`);
    if (all(GO_ON).length === 2) break;
    if (all(NOTE).length > 0) titles.push(note());
    // To play a card while a note stands is to have read it.
    const next = `dialog[open] .after button, ${FREE}`;
    if (all(NOTE).length > 0 && (titles.length % 2 || all(next).length === 0)) await key('g');
    else await press(next);
  }
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(2);
  await press('.above section .row .act');
  await until(() => location.pathname !== table && all(NOTE).length > 0);
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
