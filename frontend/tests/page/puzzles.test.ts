/** Puzzles: one is failed, explained, tried again, and met again a day later. */
import { afterEach, expect, test, vi } from 'vitest';
import { all, fireEvent, key, screen, shown, text, until, visit, within } from './visit';

const SECTION = '.above section';
const FREE = '.hand [data-card]:not([aria-disabled])';

afterEach(() => void vi.useRealTimers());
/** The reader's day, as a page that stays open learns of it. */
function at(day: string): void {
  vi.setSystemTime(`${day}T12:00:00`);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What is remembered of the puzzles of Sea Change, by their ids. */
const standings = (): Record<string, { step: number | null; due: number | null }> =>
  JSON.parse(localStorage['quarterdeck.puzzles']).games['sea-change'];
const open = async (link: string): Promise<void> => {
  await visit('/puzzles');
  await fireEvent.click(await screen.findByRole('link', { name: link }));
  await shown('[data-asked]');
};
/** Choose one of the cards that may be played; whether that was right. */
async function choose(which: number): Promise<boolean> {
  await fireEvent.click(all(FREE)[which]!);
  await shown(`${SECTION} .row`);
  return (await shown(`${SECTION} h2`)).classList.contains('right');
}
/** Press one of the buttons beside a verdict, and wait for what is asked next. */
async function then(name: string): Promise<void> {
  await fireEvent.click(within(all(SECTION)[0]!).getByRole('button', { name }));
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
  await fireEvent.click(within(all(SECTION)[0]!).getByRole('button', { name: 'Why' }));
  const dialog = await shown('dialog[open]');
  const names = [...dialog.querySelectorAll('tbody tr:not(.why) th')].map(text);
  expect(names.length).toBeGreaterThan(2);
  expect(dialog.querySelectorAll('.chosen th').length).toBe(1);
  await key('Escape', dialog);
  let answer = 1;
  for (await then('Try again'); !(await choose(answer)); await then('Try again')) answer += 1;
  expect(standings()[failed!]).toMatchObject({ step: 0 });

  at('2027-03-02');
  await open('Meet again Sea Change');
  expect(await choose(answer)).toBe(true);
  expect(standings()[failed!]).toMatchObject({ step: 1 });
  await visit('/puzzles');
  await screen.findByRole('link', { name: 'Solve Sea Change' });
  expect(text(all('article')[0]!)).toMatch(`${right} of `);
});

test('the rest of a puzzle is played against bots, from where it stood', async () => {
  await visit('/puzzles/seas-of-strife');
  await shown('[data-asked]');
  const cards = all('.hand [data-card]').length;
  await choose(0);
  await fireEvent.click(within(all(SECTION)[0]!).getByRole('button', { name: 'Play on from here' }));
  await until(() => location.pathname.startsWith('/table/local-') && all(FREE).length > 0);
  expect(all('.hand [data-card]').length).toBe(cards);
  await fireEvent.click(all(FREE)[0]!);
  await until(() => all('.hand [data-card]').length < cards);
});
