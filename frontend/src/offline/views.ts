/** Computes what a reader may see of a local table. */
import { FIXED } from '../contract/http';
import type { Known, Played, SeatInfo, Seats, Step, TableState, Turn } from '../contract/protocol';
import type { GameRecord } from '../contract/records';
import { SPECTATOR } from '../engine/table';
import { base64 } from '../lib/bytes';
import { remembered } from '../engine/memory';
import { evaluate } from '../engine/options';
import { fixedOf } from './entries';
import type { LocalState } from './state';
import type { Line } from './store';

/**
 * The table as a reader sees it: the whole table if the field `game` is present, else only changes. `events` are those
 * after the first `first` events; `steps` are those with more than `first` events before them.
 */
export type Shown = Pick<TableState, 'first' | 'events' | 'steps' | 'turn' | 'phase'> & Partial<TableState>;

/** Sends a table's states to one reader's page, and remembers what was sent last. */
export class Reader {
  #held: number | null = null;
  /** The seat whose view is shown; null while the device is passed on. */
  seat: number | null = null;
  #edition = '';
  #events = 0;
  #company = '';

  constructor(private readonly tell: (shown: Shown) => void) {}

  /** Show the whole table as this seat sees it, to whose player the device was passed; null: it is being passed on. */
  hold(state: LocalState, seat: number | null): void {
    this.#held = seat;
    this.#edition = '';
    this.show(state);
  }

  /** Send what has changed. After an undo, or if another seat's view is shown, send the whole table. */
  show(state: LocalState): void {
    this.seat = looksFrom(state, this.#held);
    const { seat } = this;
    const forgets = state.created.memory === 'strict' && state.phase !== 'finished';
    const edition = [seat, forgets, state.rewound, state.over?.why].join();
    const whole = edition !== this.#edition;
    const first = whole ? 0 : this.#events;
    const events = eventsOf(state, seat, forgets);
    const company = companyOf(state, seat);
    const named = JSON.stringify(company);
    this.tell({
      ...(whole && fixedPart(state)),
      ...((whole || named !== this.#company) && company),
      first,
      events: events.slice(first),
      steps: stepsOf(state, first, forgets),
      turn: turnOf(state, seat),
      phase: state.phase,
    });
    [this.#edition, this.#events, this.#company] = [edition, events.length, named];
  }
}

/** The seat whose view is shown: that of the device's holder. With only one person it is always theirs. */
function looksFrom(state: LocalState, held: number | null): number | null {
  const here = state.people;
  if (held !== null && here.includes(held)) return held;
  const between = here.length > 1 && state.phase === 'playing';
  return between ? null : (here[0] ?? null);
}

function eventsOf(state: LocalState, seat: number | null, forgets: boolean): Record<string, unknown>[] {
  const reader = seat ?? SPECTATOR;
  const events = state.events(reader);
  return forgets ? remembered(state.table.module.description.memory, events, reader) : events;
}

/** The steps after more than `first` events, without scores that players must remember. */
function stepsOf(state: LocalState, first: number, forgets: boolean): Step[] {
  const { aids, options } = state.created;
  const found = state.steps().filter(({ events }) => events > first);
  const { memory_hides_scores: counted } = state.table.module.description.memory;
  if ((aids && !forgets) || !evaluate(counted, options)) return found;
  return found.map(({ events, pending, phase }) => ({ events, pending, phase }));
}

function turnOf(state: LocalState, seat: number | null): Turn | null {
  if (state.phase === 'finished') return null;
  return { ...state.table.turn(seat), ...(seat !== null && { undo: state.undo(seat) }) };
}

/** What a deciding seat knows, and nothing else: the data for a hint. */
export function known({ table }: LocalState, seat: number): Known {
  const past = table.past(seat);
  const [view, beginning] = [base64(table.view(seat)), base64(past.beginning)];
  return { type: 'known', seat, count: table.count(seat), view, beginning, owners: past.seats, actions: past.actions };
}

/** The plays after these numbers of events, as a seat saw them. */
export function played({ table }: LocalState, reader: number, after: number[]): Played {
  const plays = after.flatMap((events) =>
    table.playsAfter(events, reader).map((play) => ({ ...play, after: events, view: base64(play.view) })),
  );
  return { type: 'played', reader, after, plays };
}

export const seatsOf = (state: LocalState): SeatInfo[] =>
  state.places.map(({ kind, name, level, standin }, seat) => ({ seat, kind, name, online: true, level, standin }));

/** Fields about other people at a table, for a table without any, and without a clock. */
const ALONE = {
  kept: null,
  locked: true,
  talk: 'off',
  watchers: { mode: 'closed', count: 0, names: [] },
  clock: null,
  deal: null,
} as const satisfies Partial<Seats>;
const UNSAID = { type: 'table', rhythm: null, decided: '', chat: [] } as const satisfies Partial<TableState>;

const fixedPart = ({ id, created }: LocalState): Partial<TableState> => ({
  id,
  game: created.game,
  options: created.options,
  ...fixedOf(created),
  ...UNSAID,
});

/** The people at the table, and what waits for their answer, such as a proposal. */
function companyOf(state: LocalState, seat: number | null): Omit<Seats, 'type' | 'phase'> {
  const { proposal, wanted, title, hints, over, next } = state;
  return {
    ...ALONE,
    seats: seatsOf(state),
    you: seat,
    here: state.people,
    host: true,
    title,
    evening: state.created.evening || state.id,
    next,
    hints,
    counts: state.counts,
    proposal: proposal && { kind: proposal.kind, seat: proposal.seat, yes: [...proposal.yes].sort(), wanted },
    over,
    notices: [...state.notices],
  };
}

/** How records of earlier versions mark a table that the site has closed. */
interface Closed {
  why: 'house';
  seat: number;
}

/** A table that can no longer be played, because its rules have changed or it was imported as a record. */
export function closedTable({ id, game, seats, you, title, evening }: Line, record: GameRecord): Shown {
  const ended = (record.ended ?? { why: 'rules', seat: 0 }) as NonNullable<TableState['over']> | Closed;
  const over = record.result ? null : ended.why === 'house' ? { ...ended, why: 'site' as const } : ended;
  return {
    ...UNSAID,
    ...ALONE,
    ...FIXED,
    ...{ id, game, seats, you, title, evening, over },
    take_back: false,
    options: record.options,
    here: you === null ? [] : [you],
    host: false,
    next: null,
    hints: false,
    counts: false,
    proposal: null,
    notices: [],
    first: 0,
    events: record.events,
    steps: record.steps ?? [],
    turn: null,
    phase: 'finished',
  };
}
