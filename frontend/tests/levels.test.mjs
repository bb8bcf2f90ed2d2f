/** Levels of bots that a game does not offer are replaced by the strongest offered one below. */
import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { LEVELS, offeredLevel } from '../src/contract/levels.ts';
import { engineOf } from '../src/engine/games.ts';
import { LocalTables } from '../src/offline/tables.ts';
import { engineFor } from './engines.mjs';
import { Browser, Keeping } from './keeping.mjs';
import { KEY, Page, PERSON, play, table } from './local-page.mjs';

const THREE = ['beginner', 'medium', 'hard'];
const EXPERT = { kind: 'bot', level: 'expert' };

test('the strongest offered level below plays for one that is not offered', () => {
  const playing = (offered) => LEVELS.map((level) => offeredLevel(level, offered));
  assert.deepEqual(playing(LEVELS), LEVELS);
  assert.deepEqual(playing(THREE), [...THREE, 'hard']);
  assert.deepEqual(playing(['beginner', 'medium', 'expert']), ['beginner', 'medium', 'medium', 'expert']);
});

test('what a browser remembers of a game becomes what the game offers', async () => {
  const content = JSON.stringify({ whist: { files: 'games/whist/1/', levels: THREE } });
  const habit = { options: {}, sitters: ['expert', 'here', 'medium', 'beginner'], terms: { standin: 'expert' } };
  document.querySelector = (selector) => (selector.includes('games') ? { content } : null);
  localStorage.setItem('quarterdeck.habits', JSON.stringify({ whist: habit }));
  vi.resetModules();
  const { levelsOf } = await import('../src/lib/levels.ts');
  assert.deepEqual(levelsOf('whist'), THREE);
  const found = (await import('../src/client/table/habits.ts')).habit('whist');
  assert.deepEqual(found.sitters, ['hard', 'here', 'medium', 'beginner']);
  assert.equal(found.terms.standin, 'hard');
});

/** A game's engine that offers these levels, all of which play by rules of thumb. */
const offering = (game, levels) =>
  engineFor(game, (description, ...rest) => {
    const { medium } = description.levels;
    return engineOf({ ...description, levels: Object.fromEntries(levels.map((l) => [l, medium])) }, ...rest);
  });

test('a table in this browser has the levels that its game offers, and so has the next one', async () => {
  const engines = {
    'sea-change': offering('sea-change', [...THREE, 'expert']),
    'turn-the-tide': offering('turn-the-tide', THREE),
  };
  const tables = new LocalTables((game) => engines[game], new Keeping(), new Browser().own);
  const shown = async (id) => {
    const page = new Page(tables, id);
    await page.until(() => true);
    return page;
  };
  const wanted = { options: { players: 3 }, seats: [PERSON, EXPERT, EXPERT], standin: 'expert' };
  const tide = await shown((await tables.create(table('turn-the-tide', wanted))).id);
  assert.deepEqual([...tide.table.seats.map(({ level }) => level), tide.table.standin], [null, 'hard', 'hard', 'hard']);
  await tide.close();
  const change = await shown((await tables.create(table('sea-change', wanted))).id);
  assert.deepEqual(
    change.table.seats.map(({ level }) => level),
    [null, 'expert', 'expert'],
  );
  await change.say({ type: 'propose', kind: 'end' });
  await change.say({ type: 'rematch', game: 'turn-the-tide', options: { players: 3 } });
  await change.until(({ table: { next } }) => next);
  const following = await shown(change.table.next);
  assert.deepEqual(
    following.table.seats.map(({ level }) => level),
    [null, 'hard', 'hard'],
  );
  await Promise.all([change.close(), following.close()]);
});

test('a table that was begun with a level which its game does not offer any more goes on', async () => {
  const failed = vi.spyOn(console, 'error');
  const [before, now] = [offering('sea-change', [...THREE, 'expert']), offering('sea-change', THREE)];
  const store = new Keeping();
  const first = new LocalTables(() => before, store, new Browser().own);
  const { id } = await first.create(
    table('sea-change', { options: { players: 2 }, seats: [PERSON, EXPERT], key: KEY }),
  );
  const page = new Page(new LocalTables(() => now, store, new Browser().own), id);
  await play(page, 3);
  assert.ok(page.table.steps.length > 3, 'the bot decides, too');
  assert.equal(failed.mock.calls.length, 0, 'by its level, not by chance');
  await page.close();
});
