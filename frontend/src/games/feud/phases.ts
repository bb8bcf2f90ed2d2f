/** What happens next, and who decides it: the steps of a Round (FEUD-4 to FEUD-12, FEUD-25 to FEUD-51). */
import { isDead } from './cards';
import type { Column, FeudEvent, Of, WindowName } from './events';
import type { Model } from './model';
import { isDying, unitsLeft } from './sides';
import { attend, type Open } from './windows';

/**
 * `units`: who has none in front brings one up; `take`: the Action Reserve, or not; `draw`: nothing is decided;
 * `reserve`: a card into it, or not; `decide`, `act`, `react`: in a Skirmish; `fight`: columns are fought;
 * `tally`: the Round is being counted.
 */
export type Phase =
  | 'waiting' | 'units' | 'take' | 'draw' | 'reserve' | 'window' | 'study' | 'lock' | 'arrange' | 'betray'
  | 'fight' | 'decide' | 'act' | 'react' | 'tally' | 'over';

const BOTH = [0, 1];

const go = (model: Model, phase: Phase, owing: number[] = []): Model => ({ ...model, phase, owing, open: null });
const seats = (model: Model, which: (seat: number) => boolean): number[] =>
  model.sides.flatMap((_, seat) => (which(seat) ? [seat] : []));

/** Who needs a Unit brings it up, by choice where there is an Army Reserve. */
const callUnits = (model: Model, who: number[]): Model => go(model, 'units', model.options.reservation ? who : []);

const missing = (model: Model): number[] =>
  seats(model, (seat) => model.sides[seat]?.unit === null || model.sides[seat]?.fallen === true);

/** The next Round begins: Action Reserves, or a Skirmish at once. */
function beginRound(model: Model): Model {
  const next = { ...model, round: model.round + 1, skirmish: 0, active: null, drawing: true };
  if (model.options.skirmishes === 'always') return go(next, 'draw');
  const owing = seats(next, (seat) => (next.sides[seat]?.reserve.length ?? 0) > 0);
  return go(next, owing.length > 0 ? 'take' : 'draw', owing);
}

/** A window stands at the next player who can buy, or is over. */
function attendWindow(model: Model, open: Open): Model {
  const next = attend(open, model.sides, model.options.maneuvers);
  if (next) return { ...go(model, 'window', [next.turn]), open: next };
  return closeWindow(model, open.window);
}

const openWindow = (model: Model, window: WindowName): Model =>
  attendWindow(model, { window, turn: model.first ?? 0, passes: 0 });

function closeWindow(model: Model, window: WindowName): Model {
  switch (window) {
    case 'before_study':
      return model.options.study ? go(model, 'study', BOTH) : openWindow(model, 'after_study');
    case 'after_study':
      return go(model, 'arrange', BOTH);
    case 'before_columns':
      return beginColumns(model);
    case 'end_of_round':
      return beginRound(model);
  }
}

/** FEUD-40: who has bought a Betrayal carries it out before the first column. */
function beginColumns(model: Model): Model {
  const betrayers = seats(model, (seat) => model.sides[seat]?.bought.includes('betrayal') ?? false);
  return betrayers.length > 0 ? go(model, 'betray', betrayers) : go(model, 'fight');
}

/** Whose turn it is in the window after a purchase or a pass. */
function takeTurn(model: Model, seat: number, passes: number): Model {
  if (!model.open) return model;
  return attendWindow(model, { window: model.open.window, turn: 1 - seat, passes });
}

/** Both hold six cards: what follows (FEUD-29). A hand that is drawn anew only changes how many cards are left. */
function drawn(model: Model): Model {
  if (model.skirmish > 0) return model;
  const owing = seats(model, (seat) => model.options.reservation && (model.sides[seat]?.deck ?? 0) > 0);
  return owing.length > 0 ? go(model, 'reserve', owing) : openWindow(model, 'before_study');
}

function afterUnit(model: Model, event: Of<'unit'>): Model {
  if (event.cause === 'replacement') return model;
  const left = missing(model);
  if (left.length > 0) return { ...model, owing: model.owing.filter((seat) => left.includes(seat)) };
  if (event.cause === 'start') return beginRound(model);
  return model.phase === 'units' && model.fresh !== null ? go(model, 'fight') : openWindow(model, 'end_of_round');
}

/** FEUD-32: whether a column kills the Unit that it hits at once. */
export function killsAtOnce(model: Model, { attacks, decided, hit }: Column): boolean {
  const [one, other] = attacks;
  if (!model.options.affinities || hit === null || decided !== 'value' || !one || !other) return false;
  return Math.abs(one.value - other.value) >= 10;
}

/** What follows a column of a Skirmish (FEUD-46 to FEUD-49); a new Decision Phase and its end have events of their own. */
function afterSkirmishColumn(model: Model, event: Column): Model {
  if (model.active !== null) {
    const over = killsAtOnce(model, event) || event.column === 6;
    return over ? go(model, 'tally') : go(model, 'act', [model.active]);
  }
  if (event.hit === null) return event.column === 6 ? go(model, 'draw') : go(model, 'decide', BOTH);
  const unit = model.sides[event.hit]?.unit ?? '';
  return go(model, isDead(unit, event.total[event.hit] ?? 0) ? 'tally' : 'fight');
}

function afterColumn(model: Model, event: Column): Model {
  if (model.skirmish > 0) return afterSkirmishColumn(model, event);
  if (killsAtOnce(model, event)) return go(model, 'fight');
  return go(model, event.column === 6 ? 'tally' : 'fight');
}

/** An Instant Kill outside a Skirmish has its own points (FEUD-32); other dead Units are replaced after the tally. */
function afterKilled(model: Model, event: Of<'killed'>): Model {
  if (event.points === undefined) return go(model, 'tally');
  const side = model.sides[event.seat];
  return side && unitsLeft(side) > 0 ? callUnits(model, [event.seat]) : go(model, 'tally');
}

function afterTally(model: Model): Model {
  const dying = missing(model);
  const lost = dying.some((seat) => model.sides[seat] && unitsLeft(model.sides[seat]) === 0);
  if (lost) return go(model, 'tally');
  return dying.length > 0 ? callUnits(model, dying) : openWindow(model, 'end_of_round');
}

function afterSkirmish(model: Model, event: Of<'skirmish'>): Model {
  if (event.phase === 'combat' && event.active !== undefined) return go(model, 'act', [event.active]);
  return event.phase === 'end' ? go(model, 'tally') : go({ ...model, drawing: false }, 'decide', BOTH);
}

function afterPlace(model: Model, event: Of<'place'>): Model {
  if (model.phase === 'act') return go(model, 'react', [1 - event.seat]);
  return go(model, 'fight');
}

/** The phase that follows `event`, which `model` already shows. */
export function phaseAfter(model: Model, event: FeudEvent): Model {
  switch (event.event) {
    case 'deal':
      return callUnits(model, BOTH);
    case 'unit':
      return afterUnit(model, event);
    case 'take_reserve':
      return go(model, 'draw');
    case 'draw':
      return model.drawing && event.seat === 1 && event.from === 'deck' ? drawn(model) : model;
    case 'reserve':
      return model.sides.length === event.seat + 1 || !model.owing.includes(1)
        ? openWindow({ ...model, drawing: false }, 'before_study')
        : { ...model, drawing: false };
    case 'study':
      return event.seat === 1 ? go(model, 'lock', BOTH) : model;
    case 'lock':
      return event.seat === 1 ? openWindow(model, 'after_study') : model;
    case 'pass_window':
      return takeTurn(model, event.seat, (model.open?.passes ?? 0) + 1);
    case 'buy':
      return takeTurn(model, event.seat, 0);
    case 'betray':
      return go(model, 'fight');
    case 'arrange':
      return event.seat === 1 ? openWindow({ ...model, drawing: false }, 'before_columns') : model;
    default:
      return phaseOfFight(model, event);
  }
}

function phaseOfFight(model: Model, event: FeudEvent): Model {
  switch (event.event) {
    case 'column':
      return afterColumn(model, event);
    case 'skirmish':
      return afterSkirmish(model, event);
    case 'place':
      return afterPlace(model, event);
    case 'killed':
      return afterKilled(model, event);
    case 'tally':
      return afterTally(model);
    case 'game_end':
      return go(model, 'over');
    default:
      return model;
  }
}

/** Whether a Unit of the seat dies at the end of the Round as things stand. */
export const isDoomed = (model: Model, seat: number): boolean => {
  const side = model.sides[seat];
  return side !== undefined && isDying(side);
};
