/** A reviewed game: its review beside the replay, a try from it, and the reader's frequent mistakes. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { localTables } from '../../src/client/worker/page';
import { readRecords, type GameRecord } from '../../src/contract/records';
import type { Review } from '../../src/contract/thinking';
import { cardOfAction } from '../../src/games/seas-of-strife/rules/cards';
import { keepCases, keepReview, keptCases, keptReview } from '../../src/features/review/keeping';
import { asked } from './server';
import { all, alone, fireEvent, gone, playOn, press, reads, screen, shown, text, until, visit, within } from './visit';

/** A game from the samples with its review: the dealt one, or the one that begins at a state. */
async function sample(game: string, which: 0 | 1 = 0): Promise<{ record: string; review: Review }> {
  const lines = (await readFile(`tests/samples/reviews/${game}.json`, 'utf8')).split('\n');
  const [, record = '', review = ''] = /^\{"record":(.*),"review":(.*),"said":/.exec(lines[1 + which]!)!;
  return { record, review: JSON.parse(review) };
}

/** Step through a file. */
async function stepThrough(record: string): Promise<void> {
  await visit('/replay');
  await fireEvent.change(await shown('input[type=file]'), { target: { files: [new File([record], 'game.jsonl')] } });
}
const tool = async (name: string): Promise<HTMLElement> => {
  await fireEvent.click(await shown(`[data-tool=${name}]`));
  return shown('dialog[open]');
};
const place = (): string => (document.querySelector('.bar input[type=range]') as HTMLInputElement).value;

test('a review shows what made the result, the costly plays and where; one goes on from there', async () => {
  const { record, review } = await sample('seas-of-strife');
  const [read] = readRecords(new TextEncoder().encode(record).buffer) as [GameRecord];
  await keepReview(read, { ...review, plays: 20_000 });
  await stepThrough(record);
  await tool('review');
  await reads('What decided the game');
  const marked = review.decisions.filter(({ mark }) => mark);
  const { own } = review.players[0]!;
  expect(own).toBeLessThan(0);
  expect(text(await shown('.verdict'))).toContain('Own mistakes cost');
  expect(all('.plays > .list > li').length).toBe(marked.length);
  const others = review.decisions.length - marked.length;
  await fireEvent.click(await screen.findByText(`${others} other decisions`));
  await until(() => all('details[open] > .list > li').length === others);

  await fireEvent.click(await shown('.plays > .list > li.blunder .look'));
  await gone('dialog[open]');
  await reads('Why the other is better: ', await shown('.note'));
  expect(place()).toBe(`${marked.find(({ mark }) => mark === 'blunder')!.events}`);
  await fireEvent.click(await shown('.note button'));
  await shown('.plays button');
  await fireEvent.click(all('.plays button').find((button) => text(button) === 'Try it from here')!);
  await press('With other cards that fit');
  await until(() => location.pathname.startsWith('/table/local-'));
  await shown('[data-card]');
});

test('what was better is asked at each costly decision, as its seat saw it', async () => {
  const { record, review } = await sample('seas-of-strife');
  const [read] = readRecords(new TextEncoder().encode(record).buffer) as [GameRecord];
  await keepReview(read, { ...review, plays: 20_000 });
  const [worst, second] = review.decisions.filter(({ mark }) => mark).sort((one, other) => other.cost - one.cost);
  const card = (action: number): HTMLElement => document.querySelector(`[data-card="${cardOfAction(action)}"]`)!;
  await stepThrough(record);
  await tool('review');
  await press('Learn from your mistakes');
  await reads('What was better?');
  await until(() => all('[data-card].hinted').length === 1);
  expect(all('[data-card].hinted')[0]!.dataset.card, 'only the card played is ringed').toBe(
    `${cardOfAction(worst!.action)}`,
  );
  await fireEvent.click(card(worst!.action));
  await reads('Something else was better.');
  await fireEvent.click(card(worst!.choices[0]!.action));
  await reads('Yes: ');
  await press('Next');
  await reads('What was better?');
  await press('Show it');
  await reads('was better.');
  await press('Back to the review');
  await press('Close');
  await tool('review');
  await press('Learn from your mistakes');
  await press('Show it');
  await press('Try it from here');
  await press('With the cards as they were');
  await until(() => location.pathname.startsWith('/table/local-'));
  expect(second).toBeDefined();
});

test('a record that begins midway says so', async () => {
  await stepThrough((await sample('feud', 1)).record);
  await reads('begins in the middle of a game');
});

test('a try is compared with the game itself', async () => {
  const id = await alone(
    { game: 'sea-change', options: { players: 2, target: [1, 1] } },
    { until: ({ isOver }) => isOver },
  );
  const record = (await localTables.record(id)) as GameRecord;
  await visit(`/replay/${id}`);
  await fireEvent.input(await shown('.bar input[type=range]'), { target: { value: record.events.length - 12 } });
  await tool('tryout');
  await press('With the cards as they were');
  await until(() => location.pathname !== `/replay/${id}`);
  await visit(`/replay/${id}`);
  await reads('not over yet', await tool('tryout'));
  await fireEvent.click(await shown('dialog[open] tbody a'));
  await shown('[data-asked]');
  await playOn();
  await visit(`/replay/${id}`);
  await tool('tryout');
  await shown('dialog[open] td:nth-of-type(3)');
  const [scores, ahead, apart] = all('dialog[open] td').map(text) as [string, string, string];
  const [own, other] = scores.split(' : ').map(Number) as [number, number];
  const [was, theirs] = record.result!.scores as [number, number];
  const number = (points = ''): number => Number(points.replace('−', '-'));
  expect([number(ahead), number(apart)]).toEqual([own - other, own - other - (was - theirs)]);
});

test('what the reader often gets wrong', async () => {
  const id = await alone(
    { game: 'sea-change', options: { players: 2, target: [1, 1] } },
    { until: ({ isOver }) => isOver },
  );
  await visit(`/replay/${id}`);
  await tool('review');
  await reads('What decided the game');
  await until(async () => (await keptCases()).length === 1);
  const record = (await localTables.record(id)) as GameRecord;
  expect(await keptReview(record, 20_000), 'a review is kept').not.toBeNull();
  const [own] = await keptCases();
  expect([own!.game, own!.table]).toEqual(['sea-change', id]);
  const [first] = [...own!.cases].sort((one, other) => other.cost - one.cost);
  const alike = own!.cases.filter(({ kind }) => kind === first!.kind);
  const more = Array.from({ length: 5 - alike.length }, () => ({ ...first!, cost: 0.001 }));
  await keepCases({ ...record, seed: 'another' }, { ...own!, table: 'other', cases: more });

  await visit('/me');
  const listed = await screen.findByRole('region', { name: 'What you often get wrong' });
  expect(listed.querySelectorAll('ol.lined > li').length).toBe(1);
  await reads('5 times.', listed);
  expect(
    within(listed)
      .getByRole('link', { name: /^Lesson: / })
      .getAttribute('href'),
  ).toBe('/learn/sea-change');
  expect(within(listed).getByText('Puzzles of this kind').getAttribute('href')).toBe(
    `/puzzles/sea-change#${first!.kind}`,
  );
  await within(listed).findByText('All 5 plays');
  await press(/^Play 1: /, { role: 'link', where: listed });
  await reads('Why the other is better: ', await shown('.note'));
  expect(place()).toBe(`${first!.events}`);
});

test('a deal is played alone, sent to the site, and compared', async () => {
  const deals = {
    id: 'LvX0',
    game: 'sea-change',
    options: { players: 2, target: [1, 1] },
    deals: 2,
    level: 'beginner',
    first: 0,
  };
  const result = { deal: 0, share: 1, points: 2, at: 0 };
  let results: object[] = [];
  const answers = {
    'GET /api/duplicates/{duplicate_id}': () => ({ ...deals, results }),
    'POST /api/duplicates/{duplicate_id}/{deal}': () => {
      results = [
        { ...result, name: 'Ben', you: false },
        { ...result, points: -1, name: 'Ada', you: true },
      ];
      return { ...deals, results };
    },
  };
  await visit('/days');
  await until(() => all('article li a').length === 4);
  await visit('/deals/LvX0', { answers });
  await until(() => all('section button').length === 2);
  await press('Play');
  await shown('[data-asked]');
  const [, id] = location.pathname.split('/table/');
  await playOn();
  await press('Compare with others', { role: 'link' });
  await reads('You:');
  await press('How would Hard do?');
  await reads('A Hard bot in your seat:');
  expect(all('tbody tr').length, 'nothing of others before one has sent it').toBe(0);
  await press('Send it to the site');
  await shown('tr.you');
  const { decisions } = (await localTables.record(id!)) as { decisions: { seat: number; action: number }[] };
  expect(asked.at(-1)).toEqual({
    endpoint: 'POST /api/duplicates/LvX0/0',
    body: { made: decisions.map(({ seat, action }) => 8 * action + seat) },
  });
  expect(all('tbody tr').map(text)).toEqual(['Ben100%+2+3', 'Ada (you)100%−1−3', 'Ben1+3', 'Ada (you)1−3']);
  await visit('/deals/LvX0', { answers });
  await shown('tr.you');
  expect(all('section button').map(text), 'the first time counts').not.toContain('Send it to the site');
  expect(all('section a').map(text)).toEqual(['Review']);
});
