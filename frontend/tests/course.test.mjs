import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { lessons, restore } from '../src/client/table/lessons.svelte.ts';
import { COURSES } from '../src/games/courses.ts';
import { GAMES } from '../src/games/index.ts';
import { Course } from '../src/pages/table/above/course.svelte.ts';
import { Director } from '../src/table/pace/director.svelte.ts';
import { counting, list, start } from './counting.mjs';
import { IDS } from './games.mjs';

const kept = () => restore(localStorage.getItem('quarterdeck.lessons'));
beforeEach(() => localStorage.clear());

test('what is kept in the browser survives, and nonsense in it does not matter', () => {
  const good = { done: { a: [0, 2] }, tables: { x: { game: 'a', lesson: 1, told: ['one'] } } };
  assert.deepEqual(restore(JSON.stringify(good)), good);
  const nothing = { done: {}, tables: {} };
  for (const text of [
    null,
    '',
    '{',
    '[]',
    '3',
    '{"done":[1],"tables":"x"}',
    '{"tables":{"x":{"game":1,"lesson":2}}}',
  ]) {
    assert.deepEqual(restore(text), nothing, String(text));
  }
  const half = restore('{"done":{"a":[1,"2",null]},"tables":{"x":{"game":"a","lesson":0,"told":[1,"b"]}}}');
  assert.deepEqual(half, { done: { a: [1] }, tables: { x: { game: 'a', lesson: 0, told: ['b'] } } });
});

test("a table is a lesson's, notes are told once, the next lesson is the first that is not done", () => {
  assert.equal(lessons.at('t1'), null);
  lessons.begin('t1', 'a', 1);
  lessons.tell('t1', 'one');
  lessons.tell('t1', 'one');
  lessons.tell('elsewhere', 'one');
  assert.deepEqual(lessons.at('t1'), { game: 'a', lesson: 1, told: ['one'] });
  assert.equal(lessons.at('elsewhere'), null);
  assert.equal(lessons.next('a', 3), 0);
  for (const lesson of [1, 0, 1]) lessons.finish('a', lesson);
  assert.deepEqual(lessons.done('a'), [0, 1]);
  assert.equal(lessons.next('a', 3), 2);
  lessons.finish('a', 2);
  assert.equal(lessons.next('a', 3), null);
  assert.equal(lessons.next('b', 3), 0);
  assert.deepEqual(kept().done, { a: [0, 1, 2] });
});

test('what another tab has finished is not forgotten', () => {
  lessons.begin('t2', 'c', 0);
  const theirs = kept();
  const table = { game: 'd', lesson: 0, told: [] };
  const changed = { done: { ...theirs.done, d: [0] }, tables: { ...theirs.tables, theirs: table } };
  localStorage.setItem('quarterdeck.lessons', JSON.stringify(changed));
  lessons.tell('t2', 'one');
  assert.deepEqual(kept().done.d, [0]);
  assert.deepEqual([lessons.at('theirs'), lessons.at('t2').told], [table, ['one']]);
});

test("played again, a lesson's table is that lesson once more; any other table stays what it is", () => {
  lessons.begin('first', 'a', 3);
  const model = { due: ['one', 'two'] };
  const told = { title: 'T', text: '', now: null, closes: false };
  const course = (table) =>
    new Course({
      teaching: { lessons: [], guide: { due: (at) => at.due, note: () => told } },
      table,
      model: () => model,
      tell: () => ({ you: 0 }),
    });
  course('first').read();
  course('first').repeat('second');
  course('no lesson').repeat('third');
  assert.deepEqual(
    ['first', 'second', 'third'].map((id) => lessons.at(id)),
    [{ game: 'a', lesson: 3, told: ['one'] }, { game: 'a', lesson: 3, told: [] }, null],
  );
});

test('while a note stands, nobody but the reader is waited for', () => {
  lessons.begin('waits', 'a', 0);
  const course = (due, you = 0) =>
    new Course({
      teaching: { lessons: [], guide: { due: () => due, note: () => ({ title: 'T', text: '', now: null }) } },
      table: 'waits',
      model: () => ({}),
      tell: () => ({ you }),
    });
  assert.deepEqual(course(['one']).waitedFor([2]), []);
  assert.deepEqual(course(['one']).waitedFor([0, 2]), [0, 2], 'the reader may decide beside the note');
  assert.deepEqual(course([]).waitedFor([2]), [2]);
});

test('only the latest tables are remembered', () => {
  for (let i = 0; i < 60; i += 1) lessons.begin(`many${i}`, 'a', 0);
  assert.equal(lessons.at('many0'), null);
  assert.deepEqual(lessons.at('many59'), { game: 'a', lesson: 0, told: [] });
  assert.equal(Object.keys(kept().tables).length, 40);
});

const game = counting(() => true);

test('nothing more is shown while something is explained', () => {
  let explained = 'b';
  const director = new Director({
    game,
    start,
    factor: () => 1,
    holds: () => director.model.names.at(-1) === explained,
  });
  // No time passes: every step that need not wait is taken at once.
  director.follow(list('a'), [], true);
  director.follow(list('a', 'b', 'c'), [], false);
  assert.deepEqual(director.model.names, ['a', 'b']);
  director.hasten();
  director.release();
  director.follow(list('a', 'b', 'c', 'd'), [], false);
  assert.deepEqual(director.model.names, ['a', 'b'], 'not even when more happens');
  explained = '';
  director.release();
  assert.deepEqual(director.model.names.slice(0, 3), ['a', 'b', 'away']);
  director.stop();
});

test('what is asked can be answered while it is explained; what the others do then waits', () => {
  let explained = true;
  const director = new Director({
    game,
    start,
    factor: () => 0,
    holds: () => explained && director.model.names.length > 0,
  });
  director.follow(list('asked'), [], false);
  assert.equal(director.caughtUp, true);
  director.follow(list('asked', 'theirs'), [], false);
  assert.deepEqual([director.model.names, director.caughtUp], [['asked'], false]);
  explained = false;
  director.release();
  assert.deepEqual([director.model.names, director.caughtUp], [['asked', 'theirs'], true]);
});

test('the explanation comes before the pause at the end of a round', () => {
  let explained = true;
  const director = new Director({ game, start, factor: () => 0, holds: () => explained });
  director.follow(list('round', 'a'), [], false);
  assert.equal(director.paused, null);
  explained = false;
  director.release();
  assert.equal(director.paused.event, 'round');
  director.resume();
  assert.deepEqual(director.model.names, ['round', 'a']);
});

test("every course is a known game's", () => {
  assert.deepEqual(Object.keys(COURSES), IDS);
  assert.ok(IDS.every((id) => id in GAMES));
});
