/** The reader's day, in a page that stays open. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { load } from './load.mjs';

const page = Object.assign(new EventTarget(), { querySelector: () => null });
const languages = ['en-GB', 'ja-JP', 'en'];
Object.assign(globalThis, {
  document: page,
  localStorage: { getItem: () => null, setItem: () => undefined },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
});
Object.defineProperty(globalThis, 'navigator', { value: { languages, language: languages[0] } });

mock.timers.enable({ apis: ['setTimeout', 'Date'], now: new Date(2026, 10, 25, 23, 59, 0) });
const { dateOf, today } = await load('src/lib/today.svelte.ts');

test('it changes at midnight, where the reader is', () => {
  assert.equal(dateOf(today.now), '2026-11-25');
  mock.timers.tick(59_999);
  assert.equal(dateOf(today.now), '2026-11-25');
  mock.timers.tick(1);
  assert.equal(dateOf(today.now), '2026-11-26');
  mock.timers.tick(24 * 3_600_000);
  assert.equal(dateOf(today.now), '2026-11-27');
});

test('a device that has slept through it sees so when it wakes', () => {
  mock.timers.setTime(new Date(2026, 11, 1, 8, 0, 0).getTime());
  page.dispatchEvent(new Event('visibilitychange'));
  assert.equal(dateOf(today.now), '2026-12-01');
});

test('dates are written as the language is where the reader is', async () => {
  const { settings } = await load('src/lib/settings.svelte.ts');
  assert.equal(settings.locale, 'en-GB');
  settings.language = 'ja';
  assert.equal(settings.locale, 'ja-JP');
});
