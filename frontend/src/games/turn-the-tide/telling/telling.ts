/** Puts this game into words: cards, reasons, the log, questions, events with their reasons. */
import { places } from '../../../lib/lists';
import type { Choice, Fact, LogLine, Refusal, Teller } from '../../../table/game';
import { isScored } from '../../../table/pace/progress';
import { handled, type Handlers } from '../../../table/events';
import { fact, line, player, players, scoresOf, sentences, verdict } from '../../../table/sentences';
import { HAND, WEATHER, belts, cardOfAction } from '../rules/cards';
import type { Of, TideEvent } from '../rules/events';
import { inForce } from '../rules/in-force';
import { highest, isBidding, seatBefore, type Model } from '../rules/model';
import type { Outcome } from './outcome';

const BELTS = { 0: 'none', 0.5: 'half', 1: 'one' } as const;

/** A card's full name: "Weather 30, one preserver". */
export const cardName = (card: number, tell: Teller): string => tell.t(`tide.card.${BELTS[belts(card)]}`, { card });

/** "East 51, South 47 and West 3". */
export function bidList(bids: readonly (number | null)[], tell: Teller): string {
  const parts = bids.flatMap((card, seat) =>
    card === null ? [] : [tell.t('tide.bid_of', { name: player(seat, tell), card })],
  );
  return tell.list(parts);
}

/** Who takes a tide, and with which bid. */
export function takes(outcome: Outcome, which: 'low' | 'high', tell: Teller): string {
  const seat = which === 'low' ? outcome.lowTo : outcome.highTo;
  const card = outcome.bids[seat] ?? 0;
  const parameters = { name: player(seat, tell), card, tide: outcome[which] };
  const kind = outcome.low === outcome.high ? 'equal' : which;
  return tell.t(`tide.takes_${kind}`, parameters);
}

/** Who loses a preserver, and who is eliminated. `out`: the seats that are out afterwards. */
export function losses(lost: readonly number[], out: readonly boolean[], tell: Teller): string {
  const gone = lost.filter((seat) => out[seat]);
  const rest = lost.filter((seat) => !out[seat]);
  const sentence = (kind: 'loses' | 'eliminated', seats: readonly number[]): string[] => {
    if (seats.length === 0) return [];
    return [tell.t(`tide.${kind}`, { count: seats.length, names: players(seats, tell) })];
  };
  const parts = [...sentence('loses', rest), ...sentence('eliminated', gone)];
  return sentences(tell, ...parts);
}

/** Why the losing seats lose a preserver. */
export function because({ top, losers }: Outcome, tell: Teller): string {
  return tell.t(losers.length > 1 ? 'tide.why.tie' : 'tide.why.highest', { top, names: players(losers, tell) });
}

/** The seats that lost a preserver and have none left for the next bid; null if there are none, or no next bid. */
function noneLeft(lost: readonly number[], model: Model, tell: Teller): string | null {
  if (model.bid >= HAND) return null;
  const bare = lost.filter((seat) => model.preservers[seat] === 0 && !model.out[seat]);
  return bare.length > 0 ? tell.t('tide.none_left', { count: bare.length, names: players(bare, tell) }) : null;
}

/** A whole bid in a line: who took what, and who lost what. */
export function summary(outcome: Outcome, model: Model, tell: Teller): string {
  const { low, high, lowTo, highTo } = outcome;
  const first = tell.t('tide.took', {
    name: player(lowTo, tell),
    tide: low,
    other: player(highTo, tell),
    second: high,
  });
  const { losers } = outcome;
  return sentences(tell, first, losses(losers, model.out, tell), noneLeft(losers, model, tell));
}

/** The seats with the lowest tide at the round's end. */
export function bonusLine(bonus: readonly number[], tell: Teller): string {
  if (bonus.length === 0) return tell.t('tide.bonus_none');
  return tell.t('tide.bonus', { count: bonus.length, names: players(bonus, tell) });
}

function roundEndLine(event: Of<'round_end'>, tell: Teller): string {
  const points = tell.t('table.round_over', { points: scoresOf(event.points.map(signed), tell) });
  return sentences(tell, bonusLine(event.bonus, tell), points);
}

/** A number with a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

const lost = ({ seat, left }: Of<'lose_preserver'>, tell: Teller): string =>
  tell.t('tide.log.lose', { name: player(seat, tell), count: left });

const LINES: Handlers<Model, TideEvent, LogLine | null, [Teller]> = {
  deal: (_, { round }, { t }) => line('head', t('table.round', { round })),
  tides(_, { hand: bid, low, high }, { t }) {
    return low === null || high === null ? null : line('note', t('tide.log.tides', { bid, low, high }));
  },
  bids(_, { cards }, tell) {
    if (cards.filter((card) => card !== null).length < 2) return null;
    return line('play', tell.t('tide.log.bids', { bids: bidList(cards, tell) }));
  },
  take_tide(_, { seat, tide }, tell) {
    return tide === null ? null : line('play', tell.t('tide.log.take', { name: player(seat, tell), tide }));
  },
  lose_preserver: (_, event, tell) => line('result', lost(event, tell)),
  eliminated: (_, { seat }, tell) => line('result', tell.t('tide.log.eliminated', { name: player(seat, tell) })),
  round_end: (_, event, tell) => line('result', roundEndLine(event, tell)),
  game_end: (_, { winners }, tell) => line('result', verdict(winners, tell)),
};

/** One line of the log; null for an unknown event. */
export const log = (event: TideEvent, model: Model, tell: Teller): LogLine | null =>
  handled(LINES, model, event, tell) ?? null;

function announceDeal(event: Of<'deal'>, model: Model, tell: Teller): string {
  const { you } = tell;
  const { round } = event;
  const passed = round > 1 ? tell.t('tide.say.passed') : null;
  const begins = sentences(tell, tell.t('tide.say.round', { round }), passed);
  const hand = you === null ? null : event.hands[you];
  if (you === null || !hand) return begins;
  const cards = tell.list(hand.map(String));
  return sentences(tell, begins, tell.t('tide.say.deal', { cards, count: model.preservers[you] ?? 0 }));
}

export const hand = (model: Model, seat: number, tell: Teller): string[] =>
  (model.hands[seat] ?? []).map((card) => cardName(card, tell));

export function announce(event: TideEvent, model: Model, tell: Teller): string | null {
  if (event.event === 'deal') return announceDeal(event, model, tell);
  if (event.event === 'lose_preserver' && model.revealed)
    return tell.t('tide.say.lose', { top: model.revealed.top, line: lost(event, tell) });
  const said = log(event, model, tell)?.text ?? null;
  if (event.event !== 'round_end' || model.round < 2) return said;
  return sentences(tell, said, tell.t('table.in_all', { points: scoresOf(model.totals.map(signed), tell) }));
}

/** The line before the bids are revealed: the reader's task, or who decides now. */
function bidding(model: Model, choice: Choice | null, pending: readonly number[], tell: Teller): string {
  const { t, you } = tell;
  const { low, high } = model.offer ?? { low: 0, high: 0 };
  const mine = choice?.sent[0] ?? choice?.chosen[0];
  const others = pending.filter((seat) => seat !== you);
  const wait = others.length > 0 ? t('table.wait', { names: players(others, tell) }) : t('tide.ask.reveal');
  if (choice && mine !== undefined) {
    const bid = t('tide.ask.chosen', { card: cardOfAction(mine) });
    return sentences(
      tell,
      bid,
      others.length > 0 ? t('tide.ask.change', { count: others.length, names: players(others, tell) }) : wait,
    );
  }
  if (choice && choice.legal.size > 0) return t(low === high ? 'tide.ask.bid_equal' : 'tide.ask.bid', { low, high });
  if (you !== null && model.out[you]) return sentences(tell, t('tide.ask.out'), wait);
  return wait;
}

/** The line while the bids are revealed. */
function revealing(model: Model, revealed: Outcome, tell: Teller): string {
  if (model.lost.length > 0) {
    return sentences(tell, losses(model.lost, model.out, tell), noneLeft(model.lost, model, tell));
  }
  if (model.offered.length === 2) return tell.t('tide.ask.revealed');
  return takes(revealed, model.offered.length === 1 ? 'low' : 'high', tell);
}

/** The question to the reader, or the current event. */
export function prompt(model: Model, choice: Choice | null, pending: readonly number[], tell: Teller): string {
  const { t } = tell;
  const { round, bid, winners, revealed } = model;
  if (winners) return verdict(winners, tell);
  if (isScored(model)) return t('table.scored', { round });
  if (bid === 0) return t(round > 1 ? 'tide.ask.passed' : 'table.dealing');
  if (isBidding(model)) return bidding(model, choice, pending, tell);
  return revealed ? revealing(model, revealed, tell) : t('tide.ask.next');
}

export function reason(refusal: Refusal, tell: Teller): string {
  const key = `tide.no.${refusal.code}`;
  if (!tell.has(key)) return tell.t('table.illegal');
  return tell.t(key, { card: String(refusal.data.card ?? '') });
}

export function place(model: Model, tell: Teller): string {
  if (model.round === 0) return tell.t('table.dealing');
  const { round, bid } = model;
  const { rounds } = model.options;
  if (bid === 0 || isScored(model)) return tell.t('tide.place_round', { round, rounds });
  return tell.t('tide.place', { round, bid, bids: HAND });
}

export function facts(model: Model, tell: Teller): Fact[] {
  const { rounds, players } = model.options;
  const box = WEATHER - players * HAND;
  return [
    fact('table.fact_end', tell.t('tide.fact.rounds', { count: rounds }), tell),
    fact('tide.fact.hands', inForce('tide.fact.pass', model.options, tell), tell),
    fact('tide.fact.tide', tell.t('tide.fact.take'), tell),
    fact('tide.fact.loss', tell.t('tide.fact.lose'), tell),
    fact('tide.fact.score', tell.t('tide.fact.points'), tell),
    fact('tide.fact.box', box > 0 ? tell.t('tide.fact.box_cards', { count: box }) : tell.t('tide.fact.box_none'), tell),
  ];
}

/** The number of preservers from a seat's cards. */
export const ringsLine = (model: Model, seat: number, tell: Teller): string =>
  tell.t('tide.water.rings', { count: model.tokens[seat] ?? 0 });

/** The previous holder of the reader's hand; null in the first round, and for spectators. */
function handFrom({ round, seats }: Model, tell: Teller): string | null {
  if (round < 2 || tell.you === null) return null;
  return tell.t('tide.hand_from', { name: tell.name(seatBefore(tell.you, seats)), round: round - 1 });
}

/** Describe the level of the water. */
export function waterLine(model: Model, tell: Teller): string {
  const top = highest(model);
  if (top === 0) return sentences(tell, tell.t('tide.water.none'), handFrom(model, tell));
  const who = places(model.tides, (tide) => tide === top);
  return tell.t('tide.water.level', { top, names: players(who, tell) });
}
