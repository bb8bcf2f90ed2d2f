/** The part of a Round that the page speaks of: the engine's phase, or what is going on while nobody decides. */
import type { Progress } from '../../../table/game';
import { WINDOWS, type FeudEvent, type Phase, type WindowName } from './events';

/**
 * `units`: who has none in front brings one up; `take`: the Action Reserve, or not; `reserve`: a card into it, or not;
 * `choose`: what a maneuver that is being carried out is about;
 * `decide`, `act`, `react`: in a Skirmish; `draw`, `fight`, `tally` (the Round is being counted): nobody decides.
 */
export type Part =
  | 'units'
  | 'take'
  | 'draw'
  | 'reserve'
  | 'window'
  | 'choose'
  | 'study'
  | 'lock'
  | 'arrange'
  | 'betray'
  | 'fight'
  | 'decide'
  | 'act'
  | 'react'
  | 'tally';

/** How far a game of Feud has come. */
export interface RoundProgress extends Progress {
  phase: Phase | null;
  /** The event that says what is going on: the last one that is about a part of the Round. */
  news: FeudEvent | null;
  /** From 1; 0 before the first. */
  round: number;
  /** Rounds that have been tallied. */
  counted: number;
  /** Decision Phases of this Round's Skirmish; 0: there is none. */
  skirmish: number;
}

const OF_PHASE: Record<Phase, Part> = {
  bring_up: 'units',
  take: 'take',
  reserve: 'reserve',
  study: 'study',
  lock: 'lock',
  arrange: 'arrange',
  before_study: 'window',
  after_study: 'window',
  before_columns: 'window',
  end_of_round: 'window',
  took: 'choose',
  gave: 'choose',
  replace: 'choose',
  raise: 'choose',
  give: 'choose',
  swap: 'choose',
  swap_theirs: 'choose',
  show: 'choose',
  show_theirs: 'choose',
  betray: 'betray',
  decide: 'decide',
  act: 'act',
  react: 'react',
  over: 'tally',
};

/** What an event is about. The others may belong to anything: what was going on still is. */
const OF_EVENT: Partial<Record<FeudEvent['event'], Part>> = {
  deal: 'units',
  unit: 'units',
  first: 'draw',
  take_reserve: 'draw',
  refill: 'draw',
  draw: 'draw',
  reserve: 'reserve',
  study: 'study',
  lock: 'lock',
  buy: 'window',
  pass_window: 'window',
  arrange: 'fight',
  betray: 'fight',
  column: 'fight',
  place: 'fight',
  skirmish: 'decide',
  killed: 'tally',
  tally: 'tally',
  x_buy: 'window',
  x_exchange: 'window',
  x_renew: 'window',
  x_keep: 'window',
  x_empty_reserve: 'window',
  x_shuffle: 'window',
  x_foresee: 'window',
  x_show_hand: 'window',
  x_look_hand: 'window',
  x_columns: 'window',
  x_show_column: 'window',
  x_arrange: 'window',
  x_lock: 'window',
  x_markers: 'window',
  x_call: 'window',
  x_raise: 'window',
  x_points: 'window',
  x_deny: 'window',
};

/** What is told now where `event` has just happened. In a Skirmish drawing is part of it. */
export function newsAfter({ news, skirmish }: RoundProgress, event: FeudEvent): FeudEvent | null {
  const part = OF_EVENT[event.event];
  return part === undefined || (part === 'draw' && skirmish > 0) ? news : event;
}

/** What waits for a decision, or else what is going on; null before anything has happened. */
export function partNow({ phase, owing, news }: RoundProgress): Part | null {
  if (phase !== null && owing.length > 0) return OF_PHASE[phase];
  return (news && OF_EVENT[news.event]) ?? null;
}

/** The part of the last decision that somebody owed; null where none is known. */
export const partDecided = ({ phase }: RoundProgress): Part | null => phase && OF_PHASE[phase];

export const inPart = (model: RoundProgress, ...parts: readonly Part[]): boolean =>
  parts.some((part) => part === partDecided(model));

/** A maneuver that is being carried out waits for somebody to say what it is about. */
export const isChoosing = (phase: Phase): boolean => OF_PHASE[phase] === 'choose';

/** The window that is open; null where none is. */
export const windowOf = ({ phase }: RoundProgress): WindowName | null =>
  WINDOWS.find((window) => window === phase) ?? null;

const BEGINNING: ReadonlySet<string> = new Set(['first', 'take_reserve', 'refill', 'draw', 'skirmish']);

/** Whether a Round begins with `event`: the one before it has been counted. */
export const begins = ({ round, counted }: RoundProgress, { event }: FeudEvent): boolean =>
  round === counted && BEGINNING.has(event);

/** The number of the Round, also where it begins with a decision; 0 before the first. */
export const roundNow = (model: RoundProgress): number => (partNow(model) === 'take' ? model.counted + 1 : model.round);
