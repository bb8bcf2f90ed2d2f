/** Checks people's commands at a local table, and converts them to entries for its log. */
import { Refusal } from '../engine/table';
import type { Change, ClientMessage, Decide, Propose, ReasonInfo, RefusalCode, Refused } from '../contract/protocol';
import { cleanText, cut } from '../lib/text';
import type { Untimed } from './entries';
import type { LocalState } from './state';

/** The most actions in one message, which is more than any decision of a game has. */
const MOST_ACTIONS = 64;
const TITLE_LENGTH = 60;

/** The result of a command: entries to store, or a rejection. */
export type Outcome = readonly Untimed[] | Refused;
type Handler<Message> = (state: LocalState, seat: number, message: Message) => Outcome;
type Handlers = { [Type in ClientMessage['type']]?: Handler<Extract<ClientMessage, { type: Type }>> };

/** Make a rejection. It has no text: the page has a text for each code. */
export const refused = (code: RefusalCode, reason: ReasonInfo | null = null): Refused => ({
  type: 'refused',
  code,
  message: '',
  reason,
});

/** The rejection of these actions by the rules; null if they are legal now. Changes nothing. */
function barred({ table }: LocalState, seat: number, actions: readonly number[], change: boolean): Refused | null {
  const known = (action: number): boolean =>
    Number.isInteger(action) && action >= 0 && action < table.module.description.actions;
  if (actions.length < 1 || actions.length > MOST_ACTIONS || !actions.every(known)) return refused('malformed');
  try {
    table.check(seat, actions, change);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(error.code, error.reason);
  }
}

const decide: Handler<Decide | Change> = (state, seat, { type, count, actions }) => {
  const { table, places } = state;
  const change = type === 'change';
  const made = change ? table.chosen(seat).length : 0;
  if (count !== table.count(seat) - made || (change && made === 0)) return refused('late');
  const refusal = barred(state, seat, actions, change);
  if (refusal) return refusal;
  const back: Untimed[] = places[seat]?.standin ? [{ type: 'returned', seat }] : [];
  return [...back, change ? { type: 'changed', seat, actions } : { type: 'decided', seat, actions, standin: false }];
};

/** Return the entries of a proposal that everyone accepted, or that needs no consent. */
function agreed(state: LocalState, kind: Propose['kind'], seat: number): Untimed[] {
  if (kind === 'end') return [{ type: 'ended', why: 'agreement', seat }];
  if (kind === 'hints') return [{ type: 'hints', seat }];
  const ply = state.plyBefore(seat);
  return ply === null ? [] : [{ type: 'took_back', seat, ply }];
}

/** The commands that a player may send only while the game runs. */
const PLAYING: Handlers = {
  decide,
  change: decide,
  propose(state, seat, { kind }) {
    if (state.proposal) return refused('late');
    if (kind === 'take_back' && state.undo(seat) === null) return refused('no_take_back');
    if (kind === 'hints' && state.hints) return refused('late');
    if (kind === 'hints' && state.created.memory === 'strict') return refused('no_hints');
    return state.others(seat).length > 0 ? [{ type: 'proposed', seat, kind }] : agreed(state, kind, seat);
  },
  hint(state, seat) {
    if (!state.hints) return refused('no_hints');
    if (!state.table.pending.includes(seat)) return refused('not_your_turn');
    return state.hasHint(seat) ? [] : [{ type: 'hinted', seat }];
  },
  plays: ({ created }) => (created.memory === 'strict' || !created.aids ? refused('no_hints') : []),
  concede(state, seat) {
    if (state.decidedBy(seat)) return [{ type: 'ended', why: 'concession', seat }];
    return state.places[seat]?.standin ? [] : [{ type: 'stood_in', seat, level: state.created.standin }];
  },
};

/** The commands that a player may send at any time. */
const ALWAYS: Handlers = {
  answer(state, seat, { yes }) {
    const { proposal } = state;
    if (!proposal || proposal.yes.has(seat)) return refused('late');
    const last = yes && state.wanted.every((wanted) => wanted === seat);
    return [{ type: 'answered', seat, yes }, ...(last ? agreed(state, proposal.kind, proposal.seat) : [])];
  },
  return: (state, seat) => (state.places[seat]?.standin ? [{ type: 'returned', seat }] : []),
  arrange: (_, __, { title }) =>
    typeof title === 'string'
      ? [{ type: 'arranged', title: cut(cleanText(title), TITLE_LENGTH) }]
      : refused('malformed'),
};

/** Compute the result of a seat's command. Changes nothing. */
export function outcome(state: LocalState, seat: number | null, message: ClientMessage): Outcome {
  const handler = { ...PLAYING, ...ALWAYS }[message.type] as Handler<ClientMessage> | undefined;
  if (!handler) return refused('malformed');
  if (seat === null) return refused('not_seated');
  return message.type in PLAYING && state.phase === 'finished' ? refused('finished') : handler(state, seat, message);
}
