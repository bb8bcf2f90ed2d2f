/** Puts this game into words: cards, reasons, the log, questions, the table's rules. */
import type { Choice, Fact, LogLine, Refusal, Teller } from '../../../table/game';
import { isScored } from '../../../table/pace/progress';
import { handled, type Handlers } from '../../../table/events';
import { fact, line, player, players, scoresOf, sentences, verdict } from '../../../table/sentences';
import { known, places } from '../../../lib/lists';
import { SUITS, cardOfAction, isFace, suitOf, type Suit } from '../rules/cards';
import type { Of, SeaEvent, SeaOptions } from '../rules/events';
import { explain, type Explanation } from './explain';
import { cardsEach, facesThatMatter, openingCard, receiver, type Model, type Played, type Trick } from '../rules/model';

export const suitName = (suit: Suit, tell: Teller): string => tell.t(`seas.suit.${suit}`);

/** A card's full name: "Red Reef 13". */
export function cardName(card: number, tell: Teller): string {
  return tell.t(isFace(card) ? 'seas.face' : 'seas.card', { suit: suitName(suitOf(card), tell), card });
}

const cardNames = (cards: readonly number[], tell: Teller): string =>
  tell.list(cards.map((card) => cardName(card, tell)));

/** Write a number of cards as a word, if it can be the number of cards of a trick; otherwise in digits. */
function counted(kind: 'cards' | 'each', count: number, tell: Teller): string {
  const key = `seas.${kind}.${count}`;
  return tell.has(key) ? tell.t(key) : String(count);
}

/** Why a trick was taken, in a short sentence. */
export function because(why: Explanation, tell: Teller): string {
  if (why.kind === 'all_zeroed') return tell.t('seas.why.all_zeroed', { card: why.card });
  const out = why.tallies.filter((each) => each.zeroed).map((each) => suitName(each.suit, tell));
  const rest = counting(why, tell);
  return out.length > 0 ? tell.t('seas.why.zeroed', { suits: tell.list(out), rest }) : rest;
}

/** Describe how the remaining suits decide the trick. */
function counting({ kind, card, count, ...why }: Explanation, tell: Teller): string {
  const suits = tell.list(why.counted.map((suit) => suitName(suit, tell)));
  if (kind === 'tie') {
    return tell.t('seas.why.tie', { suits, each: counted('each', count, tell), card });
  }
  const key = count === 1 ? 'seas.why.single' : 'seas.why.most';
  return tell.t(key, { suit: suits, cards: counted('cards', count, tell), card });
}

export const takes = (taker: number, tell: Teller): string => tell.t('table.takes', { name: player(taker, tell) });

/** Name the taker of the last trick and the reason, after its cards are gone. */
export const lately = ({ taker, why }: Trick, tell: Teller): string =>
  sentences(tell, tell.t('table.took', { name: player(taker, tell) }), because(why, tell));

/** Name the taker of the decided trick, and the Face cards that matter in it. */
function taken(model: Model, { taker, why }: Trick, tell: Teller): string {
  const name = player(taker, tell);
  const count = facesThatMatter(model).length;
  if (count > 0 && model.options.happy_faces) return tell.t('seas.takes_faces', { name, count });
  return count > 0 && isFace(why.card) ? tell.t('seas.takes_with_face', { name }) : takes(taker, tell);
}

const played = ({ seat, card }: Played, tell: Teller): string =>
  tell.t('table.plays', { name: player(seat, tell), card: cardName(card, tell) });

/** Describe the first card of a trick. */
const leads = ({ seat, card }: Played, tell: Teller): string =>
  tell.t('table.leads', { name: player(seat, tell), card: cardName(card, tell) });

const wished = ({ seat, agrees }: Of<'play_on'>, tell: Teller): string =>
  tell.t(agrees ? 'seas.log.play_on' : 'seas.log.end_game', { name: player(seat, tell) });

function passed({ from, to, cards }: Of<'pass'>, tell: Teller): string {
  const who = { from: player(from, tell), to: player(to, tell) };
  if (!cards) return tell.t('seas.log.pass_hidden', who);
  return tell.t('seas.log.pass', { ...who, cards: cardNames(cards, tell) });
}

const LINES: Handlers<Model, SeaEvent, LogLine | null, [Teller]> = {
  deal: (_, { round }, { t }) => line('head', t('table.round', { round })),
  pass: (_, event, tell) => line('note', passed(event, tell)),
  play: (_, { seat, card }, tell) => (card === null ? null : line('play', played({ seat, card }, tell))),
  trick({ options }, { cards, taker }, tell) {
    if (!known(cards)) return null;
    return line('result', sentences(tell, because(explain(cards, options.rules), tell), takes(taker, tell)));
  },
  choose_leader(_, { seat, leader }, tell) {
    const key = seat === leader ? 'seas.log.choose_self' : 'seas.log.choose';
    return line('note', tell.t(key, { name: player(seat, tell), leader: player(leader, tell) }));
  },
  play_on: (_, event, tell) => line('note', wished(event, tell)),
  round_end: (_, { points }, tell) => line('result', tell.t('seas.log.round_end', { points: scoresOf(points, tell) })),
  game_end: (_, { winners }, tell) => line('result', verdict(winners, tell)),
};

/** One line of the log; null for an unknown event. */
export const log = (event: SeaEvent, model: Model, tell: Teller): LogLine | null =>
  handled(LINES, model, event, tell) ?? null;

export const hand = (model: Model, seat: number, tell: Teller): string[] =>
  (model.hands[seat] ?? []).map((card) => cardName(card, tell));

export function announce(event: SeaEvent, model: Model, tell: Teller): string | null {
  if (event.event === 'deal') {
    const hand = tell.you === null ? null : event.hands[tell.you];
    if (!hand) return tell.t('table.say.dealt', { round: event.round });
    return tell.t('table.say.deal', { round: event.round, cards: cardNames(hand, tell) });
  }
  const [lead, next] = model.plays;
  if (event.event === 'play' && lead && !next) return leads(lead, tell);
  if (event.event === 'pass') {
    if (event.to !== tell.you || !event.cards) return null;
    return tell.t('seas.say.received', { name: player(event.from, tell), cards: cardNames(event.cards, tell) });
  }
  if (event.event === 'trick' && known(event.cards)) {
    const count = model.taken[event.taker] ?? 0;
    const taken = tell.t('seas.say.takes', { name: player(event.taker, tell), count });
    return sentences(tell, because(explain(event.cards, model.options.rules), tell), taken);
  }
  const said = log(event, model, tell)?.text ?? null;
  if (event.event !== 'round_end' || model.round < 2) return said;
  return sentences(tell, said, tell.t('table.in_all', { points: scoresOf(model.totals, tell) }));
}

const suitsOfTrick = (model: Model): Set<Suit> => new Set(model.plays.map(({ card }) => suitOf(card)));

function ownTurn(model: Model, choice: Choice, you: number, tell: Teller): string {
  if (model.phase === 'pass') {
    const name = tell.name(receiver(model, you) ?? you);
    const waits = choice.chosen.length > 0 || choice.sent.length > 0;
    return tell.t(waits ? 'seas.ask.passed' : 'seas.ask.pass', { name });
  }
  if (model.phase === 'choose_leader') return tell.t('seas.ask.leader');
  const legal = [...choice.legal].flatMap((action) => cardOfAction(action) ?? []);
  if (model.plays.length === 0 || model.decided) {
    const last = model.decided ?? model.tricks.at(-1);
    if (!last) return tell.t('seas.ask.open', { card: openingCard(model.options) });
    if (last.taker === you) return tell.t('table.lead_any');
    return tell.t('seas.ask.lead_given', { name: player(last.taker, tell) });
  }
  const inTrick = suitsOfTrick(model);
  const follow = SUITS.filter(({ suit }) => inTrick.has(suit) && legal.some((card) => suitOf(card) === suit));
  if (follow.length === 0) return tell.t('seas.ask.free');
  return tell.t('seas.ask.follow', { suits: tell.either(follow.map(({ suit }) => suitName(suit, tell))) });
}

/** The question to the tied seats, or their answers. */
function tie(model: Model, choice: Choice | null, tell: Teller): string {
  const said = model.wishes.at(-1);
  if (said) return wished(said, tell);
  const least = Math.min(...model.totals);
  const tied = places(model.totals, (total) => total === least);
  const others = {
    names: players(
      tied.filter((seat) => seat !== tell.you),
      tell,
    ),
  };
  if (!choice || tell.you === null) return tell.t('seas.ask.tied', others);
  const waits = choice.chosen.length > 0 || choice.sent.length > 0;
  return tell.t(waits ? 'seas.ask.tie_said' : 'seas.ask.tie', others);
}

/** The line while no one decides: the last event. */
function quiet(model: Model, tell: Teller): string {
  const [lead] = model.plays;
  if (lead) return leads(lead, tell);
  const trick = model.tricks.at(-1);
  return trick ? takes(trick.taker, tell) : tell.t('seas.ask.opening', { card: openingCard(model.options) });
}

/** The question to the reader, or who decides now. */
export function prompt(model: Model, choice: Choice | null, pending: readonly number[], tell: Teller): string {
  const { t, you } = tell;
  if (model.round === 0) return t('table.dealing');
  if (model.winners) return verdict(model.winners, tell);
  if (model.wishes.length > 0 || model.phase === 'tie') return tie(model, choice, tell);
  if (isScored(model)) return t('table.scored', { round: model.round });
  if (choice && you !== null) return ownTurn(model, choice, you, tell);
  if (model.phase === 'pass') return t('seas.ask.passing');
  const chooses = model.phase === 'choose_leader';
  const seat = pending[0];
  if (model.decided) {
    const { taker } = model.decided;
    if (!chooses) return taken(model, model.decided, tell);
    if (taker === you) return t('seas.ask.leader');
    return sentences(tell, taken(model, model.decided, tell), t('seas.ask.choosing', { name: tell.name(taker) }));
  }
  if (seat === undefined) return quiet(model, tell);
  if (seat === you) return t('table.your_turn');
  return chooses ? t('seas.ask.choosing', { name: tell.name(seat) }) : t('table.wait', { names: player(seat, tell) });
}

export function reason(refusal: Refusal, tell: Teller): string {
  const key = `seas.no.${refusal.code}`;
  if (!tell.has(key)) return tell.t('table.illegal');
  const given = Array.isArray(refusal.data.suits) ? refusal.data.suits : [];
  const suits = SUITS.filter(({ suit }) => given.includes(suit)).map(({ suit }) => suitName(suit, tell));
  return tell.t(key, { suits: tell.list(suits), card: String(refusal.data.card ?? '') });
}

export function place(model: Model, tell: Teller): string {
  if (model.round === 0) return tell.t('table.dealing');
  if (isScored(model) || model.phase === 'pass') {
    return tell.t('table.round', { round: model.round });
  }
  const tricks = cardsEach(model.options);
  const trick = Math.min(tricks, model.tricks.length + (model.decided ? 0 : 1));
  return tell.t('table.place', { round: model.round, trick, tricks });
}

function passingFact(model: Model, tell: Teller): string {
  if (!model.options.passing) return tell.t('setup.off');
  const to = tell.you === null ? null : receiver(model, tell.you);
  const general = tell.t('seas.fact.passing_on');
  if (model.round > 0 && model.round % model.seats === 0)
    return sentences(tell, general, tell.t('seas.fact.passing_none'));
  return to === null ? general : sentences(tell, general, tell.t('seas.fact.passing_to', { name: tell.name(to) }));
}

function missingSuits(options: SeaOptions): Suit[] {
  if (options.players !== 3) return [];
  return options.rules === 'texas' ? ['orange', 'darkred'] : ['orange', 'red', 'gray'];
}

export function facts(model: Model, tell: Teller): Fact[] {
  const { options } = model;
  const missing = missingSuits(options).map((suit) => suitName(suit, tell));
  return [
    fact('seas.fact.rules', tell.t(`seas.fact.${options.rules}`), tell),
    fact('seas.fact.passing', passingFact(model, tell), tell),
    fact('seas.fact.happy', tell.t(options.happy_faces ? 'seas.fact.happy_on' : 'setup.off'), tell),
    fact('table.fact_end', tell.t('seas.fact.target', { target: options.target }), tell),
    fact('seas.fact.tie', tell.t(`seas.fact.${options.tie_break}`), tell),
    ...(missing.length > 0
      ? [fact('table.fact_deck', tell.t('seas.fact.deck_part', { suits: tell.list(missing) }), tell)]
      : []),
  ];
}
