/** What one reader sees of a local table: the same messages as the server's. */
import type {
  ClientMessage,
  Known,
  RefusalCode,
  Refused,
  ReasonInfo,
  SeatInfo,
  Seats,
  TableState,
  Turn,
  Update,
} from '../contract/protocol';
import { SPECTATOR } from '../engine/table';
import { base64 } from '../lib/bytes';
import { remembered } from '../engine/memory';
import { fixedOf } from './entries';
import type { LocalState } from './state';

/** Who reads: one page that shows the table, at which everybody plays who has a seat. */
export interface Viewer {
  /** The seat of the one who has the device, where several play at it. */
  held: number | null;
  /** The seat from which the table is shown now; null: from none, while the device is handed on. */
  seat: number | null;
  /** How many events this reader has been told. */
  seen: number;
  tell: (message: TableState | Update | Seats | Refused | Known) => void;
}

/** From which seat the table is shown. */
export function looksFrom({ held }: Viewer, state: LocalState): number | null {
  const here = state.people;
  if (held !== null && here.includes(held)) return held;
  const between = here.length > 1 && state.phase === 'playing';
  return between ? null : (here[0] ?? null);
}

export const refused = (code: RefusalCode, message: string, reason: ReasonInfo | null = null): Refused => ({
  type: 'refused',
  code,
  message,
  reason,
});
export const alone = ({ type }: ClientMessage): Refused =>
  refused('malformed', `Nobody else is at this table: ${type} is for others.`);

function turn(state: LocalState, seat: number | null): Turn | null {
  if (state.phase === 'finished') return null;
  return { ...state.table.turn(seat), ...(seat !== null && { undo: state.undo(seat) }) };
}

function told(state: LocalState, seat: number | null): Record<string, unknown>[] {
  const reader = seat ?? SPECTATOR;
  const events = state.events(reader);
  const strict = state.created.memory === 'strict' && state.phase !== 'finished';
  return strict ? remembered(state.table.module.description.memory, events, reader) : events;
}

/** The whole table. */
export function tableState(state: LocalState, viewer: Viewer): TableState {
  const { created } = state;
  const events = told(state, viewer.seat);
  viewer.seen = events.length;
  return {
    ...company(state, viewer),
    type: 'table',
    id: state.id,
    game: created.game,
    options: created.options,
    ...fixedOf(created),
    rhythm: null,
    first: 0,
    events,
    steps: state.steps(),
    turn: turn(state, viewer.seat),
    decided: viewer.seat === null ? '' : (state.places[viewer.seat]?.decided ?? ''),
    chat: [],
  };
}

/** What is new in the game for a reader. */
export function update(state: LocalState, viewer: Viewer): Update {
  const first = viewer.seen;
  const events = told(state, viewer.seat);
  viewer.seen = events.length;
  return {
    type: 'update',
    first,
    events: events.slice(first),
    steps: state.steps().filter((step) => step.events > first),
    turn: turn(state, viewer.seat),
    phase: state.phase,
    clock: null,
  };
}

/** What a seat knows that is to decide, and nothing else. */
export function known({ table }: LocalState, seat: number): Known {
  const past = table.past(seat);
  const [view, beginning] = [base64(table.view(seat)), base64(past.beginning)];
  return { type: 'known', seat, count: table.count(seat), view, beginning, owners: past.seats, actions: past.actions };
}

/** Who sits where. */
export const seatsOf = (state: LocalState): SeatInfo[] =>
  state.places.map(({ kind, name, level, standin }, seat) => ({
    seat,
    kind,
    name,
    online: true,
    level,
    standin,
    reserved: false,
    away: null,
    bot_in: null,
    owner: null,
  }));

/** Who is here, and what goes on beside the game. */
export function company(state: LocalState, { seat }: Viewer): Seats {
  const { proposal } = state;
  return {
    type: 'seats',
    phase: state.phase,
    seats: seatsOf(state),
    you: seat,
    kept: null,
    here: state.people,
    host: true,
    title: state.title,
    evening: state.created.evening || state.id,
    next: state.next,
    locked: true,
    hints: state.hints,
    talk: 'off',
    watchers: { mode: 'closed', count: 0, names: [] },
    clock: null,
    proposal: proposal && {
      kind: proposal.kind,
      seat: proposal.seat,
      yes: [...proposal.yes].sort(),
      wanted: state.wanted,
    },
    over: state.over,
    notices: [...state.notices],
    deal: null,
  };
}
