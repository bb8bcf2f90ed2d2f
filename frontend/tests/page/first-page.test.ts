/** The first page: each game one press away, with the last choices. */
import { expect, test } from 'vitest';
import { asked, bodies, form, type Given } from './server';
import { all, fireEvent, shown, text, until, visit, waitFor, within as queries } from './visit';

const [SEAS, TIDE, CHANGE, FEUD] = ['Seas of Strife', 'Turn the Tide', 'Sea Change', 'Feud'] as const;

/** A game's card with its form; undefined until it is there. */
const of = (game: string): HTMLElement | undefined =>
  all('ul[aria-labelledby=games] > li').find((each) => text(each.querySelector('h3')!) === game);
const within = async (game: string): Promise<ReturnType<typeof queries>> => {
  await until(() => of(game));
  return queries(of(game)!);
};
const button = async (game: string, name: string): Promise<HTMLElement> =>
  (await within(game)).findByRole('button', { name });
const press = async (game: string, name: string): Promise<unknown> => fireEvent.click(await button(game, name));
const setUp = (game: string): Promise<unknown> => press(game, `Options ${game}`);
const choosePlayers = async (game: string, count: number): Promise<unknown> =>
  fireEvent.click(await (await within(game)).findByRole('radio', { name: `${count}` }));
const says = (game: string, words: string): Promise<void> => waitFor(() => expect(text(of(game)!)).toContain(words));
const bots = (): HTMLSelectElement[] => all('form .seat select');
const made = (): unknown[] => bodies('POST /api/tables');

test('what was chosen begins with one press the next time, and is there when the form is unfolded again', async () => {
  await visit('/');
  expect(all('select')).toEqual([]);
  await setUp(SEAS);
  await choosePlayers(SEAS, 5);
  await until(() => bots().length === 4);
  await fireEvent.change(bots()[3]!, { target: { value: 'hard' } });
  await press(SEAS, 'Start the game');
  await shown('[data-card]');
  await visit('/');
  await says(SEAS, 'As last time: you and 4 bots (medium and hard)');
  const play = await button(SEAS, 'Play now Seas of Strife');
  expect(document.getElementById(play.getAttribute('aria-describedby')!)!.textContent).toMatch('As last time');
  await setUp(SEAS);
  await until(() => bots().length === 4);
  expect(bots().map(({ value }) => value)).toEqual(['medium', 'medium', 'medium', 'hard']);
  await fireEvent.click(play);
  await until(() => all('.plate').length === 5);
  const seats = [
    { kind: 'person' },
    ...['medium', 'medium', 'medium', 'hard'].map((level) => ({ kind: 'bot', level })),
  ];
  expect(made()).toMatchObject([{ options: { players: 5 }, seats }]);
});

test('a game waits with its start until it is known what the last choice means for the rest of the form', async () => {
  let letGo: (value?: unknown) => void = () => undefined;
  const late = new Promise((done) => (letGo = done));
  const slow = async (given: Given): Promise<unknown> => {
    if ((given.body as { players?: number }).players === 3) await late;
    return form(given);
  };
  await visit('/', { answers: { 'POST /api/games/{game_id}/form': slow } });
  await setUp(SEAS);
  await choosePlayers(SEAS, 3);
  await press(SEAS, 'Start the game');
  await until(() => asked.filter(({ endpoint }) => endpoint.endsWith('/form')).length === 2);
  expect(made()).toEqual([]);
  letGo();
  await until(() => all('.plate').length === 3);
});

test('a choice that is possible no more is forgotten, and the usual game begins', async () => {
  const choice = { options: { preset: 'gone' }, sitters: ['beginner'] };
  localStorage.setItem('quarterdeck.habits', JSON.stringify({ feud: choice }));
  await visit('/');
  await says(FEUD, 'As last time: you and one bot (beginner)');
  await press(FEUD, 'Play now Feud');
  await shown('[data-card]');
  expect(made()).toMatchObject([{ options: { preset: 'gone' } }, { options: {} }]);
  expect(JSON.parse(localStorage['quarterdeck.habits'])).toEqual({});
});

test('the form says how many should play, and that a game may become too long', async () => {
  const limited = async (given: Given): Promise<unknown> => ({
    ...((await form(given)) as object),
    ends_after: (given.body as { rounds?: number }).rounds === 900 ? 5000 : null,
  });
  await visit('/', { answers: { 'POST /api/games/{game_id}/form': limited } });
  await setUp(SEAS);
  await choosePlayers(SEAS, 4);
  await says(SEAS, 'Recommended with three or four players.');
  await setUp(CHANGE);
  await choosePlayers(CHANGE, 6);
  await says(CHANGE, 'With six players or more, teams are recommended.');
  await setUp(TIDE);
  const rounds = await (await within(TIDE)).findByLabelText('Rounds');
  const long = 'After 5,000 decisions the server ends a game';
  expect(text(of(TIDE)!)).not.toMatch(long);
  await fireEvent.input(rounds, { target: { value: '900' } });
  await says(TIDE, long);
  await fireEvent.input(rounds, { target: { value: '4' } });
  await until(() => !text(of(TIDE)!).includes(long));
});

test('a running game is one press away, above all games and beside its own', async () => {
  const seat = (at: number): object => ({
    seat: at,
    kind: at ? 'bot' : 'person',
    name: 'Ada',
    level: at ? 'beginner' : null,
  });
  const running = {
    id: 'server-1',
    game: 'sea-change',
    title: '',
    phase: 'playing',
    you: 0,
    owing: [0],
    changed: 1,
    seats: [0, 1].map(seat),
  };
  await visit('/', { answers: { 'GET /api/tables': { mine: [running], open: [] } } });
  const own = await (await within(CHANGE)).findByRole('link', { name: 'Go on Sea Change' });
  const above = await shown('nav[aria-label="Not finished"] a.act');
  expect(text(above)).toMatch('Go on: Sea Change');
  expect([own, above].map((link) => link.getAttribute('href'))).toEqual(['/table/server-1', '/table/server-1']);
});
