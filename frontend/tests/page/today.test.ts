/** The first page's row for the day: open and finished items with results; and the text to share. */
import { expect, test, vi } from 'vitest';
import { DAILY } from '../../src/engine/duplicates';
import { GAMES } from '../../src/games';
import { playedDeals } from '../../src/features/shared-deals/played.svelte';
import { progress } from '../../src/features/puzzles/progress.svelte';
import { dateOf, today } from '../../src/lib/today.svelte';
import { asked } from './server';
import { press, reads, shown, text, until, visit } from './visit';

const game = Object.keys(GAMES)[progress.today % DAILY.length]!;
const id = `${dateOf(today.now)}-${game}`;
const row = (): Promise<HTMLElement> => shown('section[aria-labelledby=today]');

test('the deal and the puzzle of the day are open, then done, with the place among all who played here', async () => {
  expect(Object.keys(GAMES).sort()).toEqual(DAILY.toSorted());
  await visit('/');
  await reads('Deal of the day', await row());
  const links = [...(await row()).querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/deals/${id}`, '/puzzles/today']);
  expect(text(await row()).match(/not played yet/g)).toHaveLength(2);
  expect(asked.some(({ endpoint }) => endpoint.includes('duplicates'))).toBe(false);

  playedDeals.begin('local-today', id, 0);
  await visit('/');
  await reads('begun', await row());
  playedDeals.know('local-today', { own: { share: 0, points: 2 } });
  progress.answer(game, 'p', false, true);
  const result = (name: string, points: number) => ({ name, points, you: name === 'Ada', deal: 0, share: 0, at: 1 });
  const results = [result('Bo', 5), result('Ada', 2), result('Cy', -3)];
  await visit('/', { answers: { 'GET /api/duplicates/{duplicate_id}': { id, results } } });
  await reads('place 2 of 3', await row());
  await reads('Missed today', await row());
  const copied = vi.fn();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
  await press('Share the result');
  await until(() => copied.mock.calls.length);
  expect(copied.mock.calls[0]![0]).toMatch(
    /^Quarterdeck, .*\nDeal of the day, .*: place 2 of 3\nPuzzle.*: Missed today\n/,
  );
});
