/** The part of a Round that the page names: the engine's phase, or the current event while no one decides. */
import type { Progress } from '../../../table/game';
import { WINDOWS, type FeudEvent, type Phase, type WindowName } from './events';

/**
 * `units`: a player without a front Unit brings one up; `take`: take the Action Reserve or not; `reserve`: reserve a
 * card or not; `choose`: a choice within a maneuver; `decide`, `act`, `react`: in a Skirmish; `draw`, `fight`, `tally`
 * (the Round is scored): no one decides.
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

/** The progress of a game of Feud. */
export interface RoundProgress extends Progress {
  phase: Phase | null;
  /** The last event that belongs to a part of the Round. */
  news: FeudEvent | null;
  /** From 1; 0 before the first. */
  round: number;
  /** The number of tallied Rounds. */
  counted: number;
  /** The number of Decision Phases so far in this Round's Skirmish; 0: no Skirmish. */
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

/** The part to which an event belongs. Other events do not change the part. */
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

/** The event that names the part after `event`. Draws in a Skirmish belong to the Skirmish. */
export function newsAfter({ news, skirmish }: RoundProgress, event: FeudEvent): FeudEvent | null {
  const part = OF_EVENT[event.event];
  return part === undefined || (part === 'draw' && skirmish > 0) ? news : event;
}

/** The part that waits for a decision, or else the current one; null before the first event. */
export function partNow({ phase, owing, news }: RoundProgress): Part | null {
  if (phase !== null && owing.length > 0) return OF_PHASE[phase];
  return (news && OF_EVENT[news.event]) ?? null;
}

/** The part of the last decision; null if it is unknown. */
export const partDecided = ({ phase }: RoundProgress): Part | null => phase && OF_PHASE[phase];

export const inPart = (model: RoundProgress, ...parts: readonly Part[]): boolean =>
  parts.some((part) => part === partDecided(model));

/** Whether a maneuver in progress waits for a player's choice. */
export const isChoosing = (phase: Phase): boolean => OF_PHASE[phase] === 'choose';

/** The open window, or null. */
export const windowOf = ({ phase }: RoundProgress): WindowName | null =>
  WINDOWS.find((window) => window === phase) ?? null;

const BEGINNING: ReadonlySet<string> = new Set(['first', 'take_reserve', 'refill', 'draw', 'skirmish']);

/** Whether `event` begins a new Round: the Round before has been tallied. */
export const begins = ({ round, counted }: RoundProgress, { event }: FeudEvent): boolean =>
  round === counted && BEGINNING.has(event);

/**
 * The number of the current Round; 0 before the first. Taking the Action Reserve comes before a Round's first event.
 */
export const roundNow = (model: RoundProgress): number => (partNow(model) === 'take' ? model.counted + 1 : model.round);
