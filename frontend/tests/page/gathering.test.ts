/** Playing with friends: a gathering table, and its host, who begins. */
import { expect, test } from 'vitest';
import type { ClientMessage, SeatInfo, ServerMessage } from '../../src/contract/protocol';
import { asked, me, Socket } from './server';
import { atServer, click, fireEvent, gone, press, reads, screen, shown, socket, text, until, visit } from './visit';

const said = <Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }>[] =>
  socket().said.filter((message): message is Extract<ClientMessage, { type: Type }> => message.type === type);

const GUEST = 'Guest 123';

/** A gathering table of six: Ada, who is the reader and host, and Ben. */
const gathering = (more: object = {}): typeof Socket.change => {
  const seat = (info: SeatInfo): SeatInfo => {
    const name = ['Ada', 'Ben'][info.seat] ?? '';
    return { ...info, name, kind: name ? 'person' : 'open', level: null, host: name === 'Ada' };
  };
  return (message) => {
    if (!('phase' in message)) return message;
    const seats = 'seats' in message && { gathers: true, locked: false, seats: message.seats.map(seat), ...more };
    return { ...message, phase: 'waiting', ...seats } as ServerMessage;
  };
};

test('a press opens a table for friends, with the most seats; the name is asked once before', async () => {
  const answers = { 'GET /api/me': { ...me, name: GUEST }, 'POST /api/tables': { id: 'server-none' } };
  await visit('/', { answers });
  await press('Play with friends Seas of Strife');
  await screen.findByRole('heading', { name: 'What should the others call you?' });
  expect(asked.some(({ endpoint }) => endpoint === 'POST /api/tables')).toBe(false);
  await press('Not now');
  const made = (): unknown => asked.find(({ endpoint }) => endpoint === 'POST /api/tables')?.body;
  await until(made);
  expect(made()).toMatchObject({ gathers: true, options: { players: 6 }, seats: Array(6).fill({ kind: 'person' }) });
  await visit('/', { answers });
  await press('Play with friends Feud');
  await until(made);
  expect(made()).toMatchObject({ gathers: true, options: {}, seats: Array(2).fill({ kind: 'person' }) });
});

test('the host begins with whoever is here, with as many bots as are wanted', async () => {
  await atServer({ game: 'seas-of-strife', options: { players: 6 } }, { change: gathering() });
  await reads('2 players and one bot', await shown('.bar'));
  await press('One bot more');
  await reads('2 players and 2 bots', await shown('.bar'));
  await press('Begin');
  await until(() => said('choose').length);
  expect(said('choose')).toEqual([
    { type: 'choose', game: 'seas-of-strife', options: { players: 4 }, level: 'medium' },
  ]);
  await fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'feud' } });
  await until(() => said('choose').length > 1);
  expect(said('choose')[1]).toMatchObject({ game: 'feud', options: {}, level: null });
});

test('a game of two keeps its options, whether one is changed or the game begins', async () => {
  await atServer({ game: 'feud', options: { last_round: 10 } }, { change: gathering() });
  await fireEvent.click(await screen.findByRole('radio', { name: '15', hidden: true }));
  await until(() => said('choose').length);
  await press('Begin');
  await until(() => said('choose').length > 1);
  expect(said('choose').map(({ options, level }) => [options, level])).toEqual([
    [{ last_round: 15 }, null],
    [{ last_round: 15 }, 'medium'],
  ]);
});

test('guests sit down by one press and read who begins', async () => {
  const looksOn = { you: null, here: [], host: false };
  await atServer({ game: 'seas-of-strife', options: { players: 6 } }, { change: gathering(looksOn), language: 'ja' });
  await reads('招かれています', await shown('.bar'));
  await click('.bar .act');
  await until(() => said('sit').length);
  expect(said('sit')[0]).toMatchObject({ seat: 2 });
  Socket.change = gathering({ host: false });
  socket().finds({ host: false, you: 1, here: [1] });
  await reads('Adaがゲームを始めます。', await shown('.bar'));
});

test('who comes later takes the seat of a bot at the next round', async () => {
  const late = { gathers: true, locked: false, you: null, here: [] };
  const change: typeof Socket.change = (message) =>
    'seats' in message ? ({ ...message, ...late } as ServerMessage) : message;
  await atServer({ game: 'seas-of-strife', options: { players: 3 } }, { change });
  await press('Play from the next round');
  await press('Not now');
  await until(() => said('sit').length);
  expect(said('sit')[0]).toMatchObject({ seat: 1 });
  const { seats } = socket().told.findLast((message) => 'seats' in message) as { seats: SeatInfo[] };
  socket().finds({ seats: seats.map((seat) => (seat.seat === 1 ? { ...seat, heir: GUEST } : seat)) });
  await reads(/You take the seat of \w+ when the next round begins/);
  await gone('.company .act');
  expect(text(await shown('.company'))).not.toMatch('Bots play here');
});
