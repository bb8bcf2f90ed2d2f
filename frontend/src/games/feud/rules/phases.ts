/** The part of a Round that the page names: the engine's phase, or the current event while no one decides. */
import type { Progress } from '../../../table/game';
import { OWN_STEPS, WINDOWS, type FeudEvent, type Phase, type WindowName } from './events';

/**
 * The question of a purchase in progress. `took`: a card of the piles, and then a card of the hand in exchange; `gave`:
 * only the card of the hand; `give`: a card of the hand; `replace`, `raise`: a Unit in reserve, or a dead one; `swap`: a
 * column that changes places with the next one; `show`: a column that is turned up. `swap_theirs` and `show_theirs` ask
 * for the opponent's columns.
 */
export const ASKS = ['took', 'gave', 'give', 'replace', 'raise', 'swap', 'swap_theirs', 'show', 'show_theirs'] as const;
export type Ask = (typeof ASKS)[number];

/**
 * `units`: a player without a front Unit brings one up; `take`: take the Action Reserve or not; `reserve`: reserve a
 * card or not; `choose`: a choice within a maneuver; `decide`, `act`, `react`: in a Skirmish; `draw`, `fight`, `tally`
 * (the Round is scored): no one decides.
 */
export type Part =
  Exclude<Phase, 'bring_up' | 'over' | WindowName | Ask> | ('units' | 'draw' | 'window' | 'choose' | 'fight' | 'tally');

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

const isIn = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

function partOf(phase: Phase): Part {
  if (phase === 'bring_up') return 'units';
  if (phase === 'over') return 'tally';
  if (isIn(WINDOWS, phase)) return 'window';
  return isIn(ASKS, phase) ? 'choose' : phase;
}

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
  ...Object.fromEntries(OWN_STEPS.map((step) => [step, 'window'])),
};

/** The event that names the part after `event`. Draws in a Skirmish belong to the Skirmish. */
export function newsAfter({ news, skirmish }: RoundProgress, event: FeudEvent): FeudEvent | null {
  const part = OF_EVENT[event.event];
  return part === undefined || (part === 'draw' && skirmish > 0) ? news : event;
}

/** The part that waits for a decision, or else the current one; null before the first event. */
export function partNow({ phase, owing, news }: RoundProgress): Part | null {
  if (phase !== null && owing.length > 0) return partOf(phase);
  return (news && OF_EVENT[news.event]) ?? null;
}

/** The part of the last decision; null if it is unknown. */
export const partDecided = ({ phase }: RoundProgress): Part | null => phase && partOf(phase);

export const inPart = (model: RoundProgress, ...parts: readonly Part[]): boolean =>
  parts.some((part) => part === partDecided(model));

/** Whether a maneuver in progress waits for a player's choice. */
export const isChoosing = (phase: Phase): boolean => isIn(ASKS, phase);

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
