/** Puts this game into words: the reasons of tricks, the log, announcements, questions, refusals. */
import { ascending, known, places } from '../../../lib/lists';
import type { Choice, LogLine, Refusal, Teller } from '../../../table/game';
import { isScored } from '../../../table/pace/progress';
import { handled, type Handlers } from '../../../table/events';
import { line, scoresOf, sentences } from '../../../table/sentences';
import { cardOf, isSuit, signed, suitOf, SUITS, valueOf, type Card, type Suit } from '../rules/cards';
import type { ChangeEvent, Of } from '../rules/events';
import type { Explanation } from './explain';
import { lastCard, STACK, tricksEach, type Model, type Played, type Trick } from '../rules/model';
import { cardName, cardNames, placeName, sideName, sideNames, suitName, suitNames } from './names';
import { verdict } from './sheet';

/** Why a trick was taken and its worth, in a sentence. */
export function because(why: Explanation, tell: Teller): string {
  const suit = suitName(why.suit, tell);
  const card = valueOf(why.card);
  const points = tell.t('change.why.worth', { points: signed(why.points), count: Math.abs(why.points) });
  const zeros = tell.either(why.zeros.map((zero) => suitName(zero, tell)));
  const worth = why.zeros.length > 0 ? tell.t('change.why.zero', { worth: points, suits: zeros }) : points;
  if (why.kind === 'lead') return tell.t('change.why.lead', { trump: suitName(why.trump, tell), suit, card, worth });
  return tell.t(why.count === 1 ? 'change.why.trump_one' : 'change.why.trump', { suit, card, worth });
}

export const takes = (model: Model, taker: number, tell: Teller): string =>
  tell.t('table.takes', { name: placeName(model, taker, tell) });

/** Name the taker of the last trick and the reason, after its cards are gone. */
export const lately = (model: Model, { taker, why }: Trick, tell: Teller): string =>
  sentences(tell, tell.t('table.took', { name: placeName(model, taker, tell) }), because(why, tell));

/** Describe a Sea Change, even if trump stays the same. */
export function changeWords(suit: Suit, before: Suit | null, tell: Teller): string {
  const key = before === suit ? 'change.log.change_same' : 'change.log.change';
  return tell.t(key, { suit: suitName(suit, tell) });
}

const scores = (model: Model, points: readonly (number | string)[], tell: Teller): string =>
  scoresOf(points, tell, (side) => sideName(model, side, tell));

const played = (model: Model, place: number, card: Card, tell: Teller): string =>
  tell.t('table.plays', { name: placeName(model, place, tell), card: cardName(card, tell) });

/** Describe the first card of a trick. */
const leads = (model: Model, { seat, card }: Played, tell: Teller): string =>
  tell.t('table.leads', { name: placeName(model, seat, tell), card: cardName(card, tell) });

/** The final trump, and the owner of its 0 (SEA-4). */
export function zeroWords(model: Model, trump: Suit, side: number, tell: Teller): string {
  return tell.t('change.log.zero', { suit: suitName(trump, tell), name: sideName(model, side, tell) });
}

/** The end of a round: the final trump and its 0, the points, the winner of the Victory Point (SEA-12). */
function roundEnd(model: Model, event: Of<'round_end'>, tell: Teller): string {
  const trump = model.context.get(event)?.trump;
  const zero = trump ? [zeroWords(model, trump, event.trump_zero, tell)] : [];
  const winners = places(event.victory_points, (won) => won > 0);
  return sentences(
    tell,
    ...zero,
    tell.t('table.round_over', { points: scores(model, event.points.map(signed), tell) }),
    tell.t('change.log.won', { names: sideNames(model, winners, tell) }),
  );
}

function trumpLine(model: Model, event: Of<'trump'>, tell: Teller): LogLine | null {
  const { suit, cause } = event;
  if (suit === null || !isSuit(suit)) return null;
  if (cause === 'lead') return line('note', tell.t('change.log.trump', { suit: suitName(suit, tell) }));
  return line('note', changeWords(suit, model.context.get(event)?.before ?? null, tell));
}

function drawn(model: Model, { seat, card }: Of<'draw'>, tell: Teller): string {
  const name = placeName(model, seat, tell);
  if (!card) return tell.t('change.log.draw', { name });
  return tell.t('change.log.draw_card', { name, card: cardName(cardOf(card), tell) });
}

const LINES: Handlers<Model, ChangeEvent, LogLine | null, [Teller]> = {
  deal: (_, { round }, { t }) => line('head', t('table.round', { round })),
  play(model, { seat, card }, tell) {
    return card === null ? null : line('play', played(model, seat ?? STACK, cardOf(card), tell));
  },
  trump: trumpLine,
  draw: (model, event, tell) => line('note', drawn(model, event, tell)),
  trick: (model, event, tell) => (known(event.cards) ? line('result', trickWords(event, model, tell)) : null),
  round_end: (model, event, tell) => line('result', roundEnd(model, event, tell)),
  game_end: (model, { winners }, tell) => line('result', verdict(model, winners, tell)),
};

/** One line of the log; null for an unknown event. */
export const log = (event: ChangeEvent, model: Model, tell: Teller): LogLine | null =>
  handled(LINES, model, event, tell) ?? null;

function trickWords(event: Of<'trick'>, model: Model, tell: Teller): string {
  const taker = takes(model, event.taker ?? STACK, tell);
  const why = model.context.get(event)?.why;
  return why ? sentences(tell, because(why, tell), taker) : taker;
}

export const hand = (model: Model, seat: number, tell: Teller): string[] =>
  (model.hands[seat] ?? []).map((card) => cardName(card, tell));

export function announce(event: ChangeEvent, model: Model, tell: Teller): string | null {
  if (event.event === 'deal') {
    const hand = tell.you === null ? null : model.hands[tell.you];
    if (!hand) return tell.t('table.say.dealt', { round: event.round });
    return tell.t('table.say.deal', { round: event.round, cards: cardNames(hand, tell) });
  }
  const [lead, next] = model.plays;
  if (event.event === 'play' && lead && !next) return leads(model, lead, tell);
  if (event.event === 'draw') {
    if (event.seat !== tell.you || !event.card) return null;
    return tell.t('change.say.draw', { card: cardName(cardOf(event.card), tell) });
  }
  const said = log(event, model, tell)?.text ?? null;
  if (event.event !== 'round_end') return said;
  return sentences(tell, said, tell.t('change.say.in_all', { points: scores(model, model.totals, tell) }));
}

const legalCards = (choice: Choice): Card[] => ascending([...choice.legal]);

/** Legal cards that match the last one and so make a Sea Change (SEA-8). */
export function matches(model: Model, choice: Choice | null): Card[] {
  const last = lastCard(model);
  if (!choice || last === null) return [];
  return legalCards(choice).filter((card) => valueOf(card) === valueOf(last));
}

/** Describe the effect of playing these matching cards. */
export const matchWords = (cards: readonly Card[], tell: Teller): string =>
  tell.t('change.hint.match', { cards: tell.either(cards.map((card) => cardName(card, tell))) });

function ownTurn(model: Model, choice: Choice, tell: Teller): string {
  const last = lastCard(model);
  if (last === null || model.lead === null) {
    return tell.t(model.trump === null ? 'change.ask.open' : 'table.lead_any');
  }
  const suit = suitName(model.lead, tell);
  const legal = legalCards(choice);
  if (!legal.some((card) => suitOf(card) === model.lead)) return tell.t('change.ask.free', { suit });
  const other = legal.some((card) => suitOf(card) !== model.lead);
  return tell.t(other ? 'change.ask.follow_or' : 'change.ask.follow', { suit, value: valueOf(last) });
}

/** The line while no one decides: the last event, or that the stack plays. */
function quiet(model: Model, tell: Teller): string {
  const [lead] = model.plays;
  if (lead) return leads(model, lead, tell);
  return tell.t(model.solo ? 'change.ask.stack' : 'table.dealing');
}

/** The question to the reader, or who decides now. */
export function prompt(model: Model, choice: Choice | null, pending: readonly number[], tell: Teller): string {
  const { t, you } = tell;
  if (model.round === 0) return t('table.dealing');
  if (model.winners) return verdict(model, model.winners, tell);
  if (isScored(model)) return t('table.scored', { round: model.round });
  if (choice && you !== null && choice.legal.size > 0) return ownTurn(model, choice, tell);
  if (model.decided) return takes(model, model.decided.taker, tell);
  const seat = pending[0];
  if (seat === undefined) return quiet(model, tell);
  return seat === you ? t('table.your_turn') : t('table.wait', { names: placeName(model, seat, tell) });
}

/** A suit's name in the server's reasons. */
const ENGLISH: Record<Suit, string> = { Y: 'yellow', P: 'purple', B: 'blue', R: 'red', G: 'green' };

export function reason(refusal: Refusal, tell: Teller): string {
  if (refusal.code === 'not_in_hand') return tell.t('change.no.not_in_hand');
  if (refusal.code !== 'must_follow') return tell.t('table.illegal');
  const suits = SUITS.filter((suit) => ENGLISH[suit] === refusal.data.suit);
  return tell.t('change.no.must_follow', { suit: suitNames(suits, tell), match: String(refusal.data.match) });
}

export function place(model: Model, tell: Teller): string {
  if (model.round === 0) return tell.t('table.dealing');
  if (isScored(model)) return tell.t('table.round', { round: model.round });
  const tricks = tricksEach(model);
  const trick = Math.min(tricks, model.tricks.length + (model.decided ? 0 : 1));
  return tell.t('table.place', { round: model.round, trick, tricks });
}
