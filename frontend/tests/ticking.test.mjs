/** Remaining time in words: in full, and for a plate. */
import assert from 'node:assert/strict';
import { test, vi } from 'vitest';

navigator.languages = ['en-GB', 'ja-JP'];
const LONG = 2 * 86_400 + 23 * 3600 + 59;

/** The page with a language that its browser has stored. */
async function durationIn(language) {
  localStorage.setItem('quarterdeck', JSON.stringify({ language }));
  vi.resetModules();
  return (await import('../src/ui/ticking.svelte.ts')).duration;
}

test('days and hours are words, and on a plate a few letters', async () => {
  const duration = await durationIn('en');
  assert.deepEqual([duration(LONG), duration(LONG, 'narrow')], ['2 days, 23 hrs', '2d 23h']);
  assert.deepEqual([duration(86_400), duration(86_400, 'narrow')], ['1 day', '1d']);
  assert.deepEqual([duration(3905), duration(45, 'narrow')], ['1:05:05', '0:45']);
});

test('so in Japanese', async () => {
  const duration = await durationIn('ja');
  assert.deepEqual([duration(LONG), duration(LONG, 'narrow')], ['2 日 23 時間', '2日23時間']);
});
