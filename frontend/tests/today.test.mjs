/** The reader's day, in a page that stays open. */
import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte.ts';
import { dateOf, today } from '../src/lib/today.svelte.ts';

vi.hoisted(() => {
  navigator.languages = ['en-GB', 'ja-JP', 'en'];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(2026, 10, 25, 23, 59, 0) });
});

test('it changes at midnight, where the reader is', () => {
  assert.equal(dateOf(today.now), '2026-11-25');
  vi.advanceTimersByTime(59_999);
  assert.equal(dateOf(today.now), '2026-11-25');
  vi.advanceTimersByTime(1);
  assert.equal(dateOf(today.now), '2026-11-26');
  vi.advanceTimersByTime(24 * 3_600_000);
  assert.equal(dateOf(today.now), '2026-11-27');
});

test('a device that has slept through it sees so when it wakes', () => {
  vi.setSystemTime(new Date(2026, 11, 1, 8, 0, 0));
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(dateOf(today.now), '2026-12-01');
});

test('dates are written as the language is where the reader is', () => {
  assert.equal(settings.locale, 'en-GB');
  settings.language = 'ja';
  assert.equal(settings.locale, 'ja-JP');
});

test('where the reader’s languages are none of the page’s, dates are those of the reader’s region', () => {
  vi.stubGlobal('navigator', { languages: ['de-AT', 'fr'], language: 'de-AT' });
  assert.equal(settings.locale, 'ja-AT');
  settings.language = 'en';
  assert.equal(settings.locale, 'en-AT');
  vi.stubGlobal('navigator', { languages: ['de'], language: 'de' });
  assert.equal(settings.locale, 'en-DE');
  vi.unstubAllGlobals();
});
