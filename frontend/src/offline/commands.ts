/** What people may ask of a local table: found to be allowed, then carried out as entries of its log. */
import { Refusal } from '../engine/table';
import type { Change, ClientMessage, Decide, Propose, Refused, RefusalCode } from '../contract/protocol';
import { cleanText, cut } from '../lib/text';
import type { Untimed } from './entries';
import type { LocalState } from './state';
import { alone, looksFrom, refused, type Viewer } from './views';

/** More actions than any game's decision has, in one message. */
const MOST_ACTIONS = 64;
const TITLE_LENGTH = 60;

/** What comes of a message: entries to be stored; nothing; or why not. */
export type Outcome = readonly Untimed[] | Refused;
type Handler<Message> = (state: LocalState, viewer: Viewer, message: Message) => Outcome;

const WORDS: Partial<Record<RefusalCode, string>> = {
  finished: 'The game is over.',
  not_your_turn: 'It is not your turn.',
  late: 'That decision was made already.',
  illegal: 'The rules do not allow that.',
};
const no = (code: RefusalCode, message = WORDS[code] ?? ''): Refused => refused(code, message);
const noSeat = (): Refused => no('not_seated', 'You have no seat at this table.');

/** Why the rules do not allow these actions now; null where they do. Nothing is changed. */
export function barred(
  { table }: LocalState,
  seat: number,
  actions: readonly number[],
  change = false,
): Refused | null {
  const known = actions.every(
    (action) => Number.isInteger(action) && action >= 0 && action < table.module.description.actions,
  );
  if (!known) return no('malformed', 'There is no such action.');
  try {
    table.check(seat, actions, change);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(error.code, WORDS[error.code] ?? '', error.reason);
  }
}

const decide: Handler<Decide | Change> = (state, { seat }, { type, count, actions, id }) => {
  if (seat === null) return noSeat();
  if (id && id === state.places[seat]?.decided) return [];
  if (state.phase === 'finished') return no('finished');
  const change = type === 'change';
  const made = change ? state.table.chosen(seat).length : 0;
  if (count !== state.table.count(seat) - made || (change && made === 0)) return no('late');
  if (actions.length < 1 || actions.length > MOST_ACTIONS)
    return no('malformed', 'A decision has at least one action.');
  const refusal = barred(state, seat, actions, change);
  if (refusal) return refusal;
  const back: Untimed[] = state.places[seat]?.standin ? [{ type: 'returned', seat }] : [];
  return [
    ...back,
    change ? { type: 'changed', seat, actions, id } : { type: 'decided', seat, actions, standin: false, id },
  ];
};

/** What only a player of a running game may do. */
const playing = (state: LocalState, seat: number | null): Refused | null =>
  seat === null ? noSeat() : state.phase === 'finished' ? no('finished') : null;

const propose: Handler<Propose> = (state, { seat }, { kind }) => {
  const refusal = playing(state, seat);
  if (refusal || seat === null) return refusal ?? [];
  if (state.proposal) return no('late', 'Something is proposed already: answer that first.');
  const undo = state.undo(seat);
  if (kind === 'take_back' && undo === null) return no('no_take_back', 'That decision cannot be taken back.');
  if (kind === 'hints' && state.hints) return no('late', 'Hints may be asked for already.');
  if (kind === 'hints' && state.created.memory === 'strict')
    return no('no_hints', 'A hint would know what the players must remember here.');
  return state.others(seat).length > 0 ? [{ type: 'proposed', seat, kind }] : agreed(state, kind, seat);
};

/** What comes of it that all have agreed, or that nobody's consent is needed. */
function agreed(state: LocalState, kind: Propose['kind'], seat: number): Untimed[] {
  if (kind === 'end') return [{ type: 'ended', why: 'agreement', seat }];
  if (kind === 'hints') return [{ type: 'hints', seat }];
  const ply = state.plyBefore(seat);
  return ply === null ? [] : [{ type: 'took_back', seat, ply }];
}

const HANDLERS: { [Type in ClientMessage['type']]?: Handler<Extract<ClientMessage, { type: Type }>> } = {
  decide,
  change: decide,
  propose,
  answer(state, { seat }, { yes }) {
    const { proposal } = state;
    if (seat === null || !proposal || proposal.yes.has(seat)) return no('late', 'There is nothing to answer.');
    const last = yes && state.wanted.every((wanted) => wanted === seat);
    return [{ type: 'answered', seat, yes }, ...(last ? agreed(state, proposal.kind, proposal.seat) : [])];
  },
  hint(state, { seat }) {
    const refusal = playing(state, seat);
    if (refusal || seat === null) return refusal ?? [];
    if (!state.hints) return no('no_hints', 'There are no hints at this table.');
    if (!state.table.pending.includes(seat)) return no('not_your_turn');
    return state.hasHint(seat) ? [] : [{ type: 'hinted', seat }];
  },
  concede(state, { seat }) {
    const refusal = playing(state, seat);
    if (refusal || seat === null) return refusal ?? [];
    if (state.decidedBy(seat)) return [{ type: 'ended', why: 'concession', seat }];
    return state.places[seat]?.standin ? [] : [{ type: 'stood_in', seat, level: state.created.standin }];
  },
  return: (state, { seat }) =>
    seat === null ? noSeat() : state.places[seat]?.standin ? [{ type: 'returned', seat }] : [],
  // Against bots one may simply go: nobody waits.
  leave: (state) => (state.phase === 'finished' ? no('finished') : []),
  hold(state, viewer, { seat }) {
    if (seat !== null && !state.people.includes(seat)) return no('not_seated', 'Nobody at this device has that seat.');
    viewer.held = seat;
    viewer.seat = looksFrom(viewer, state);
    return [];
  },
  arrange: (_, __, { title }) =>
    typeof title === 'string'
      ? [{ type: 'arranged', title: cut(cleanText(title), TITLE_LENGTH) }]
      : no('malformed', 'Nobody else is at this table.'),
  say: () => no('chat_off', 'Nobody else is at this table.'),
  // Nobody's time runs here, and nobody is called.
  seen: () => [],
  look: () => [],
};

/** What comes of a message (but of `rematch`, which makes a table). Nothing is changed but which seat is looked from. */
export function outcome(state: LocalState, viewer: Viewer, message: ClientMessage): Outcome {
  const handler = HANDLERS[message.type] as Handler<ClientMessage> | undefined;
  return handler ? handler(state, viewer, message) : alone(message);
}
