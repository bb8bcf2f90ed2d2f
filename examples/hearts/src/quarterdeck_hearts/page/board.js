/**
 * Hearts on the page: what is shown, folded from its events, and in what words. The page's own table of tricks draws it.
 * A card is its index, as in the engine: suit by suit from clubs to hearts, in ascending rank; so is the action that
 * plays or gives it.
 */
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['C', 'D', 'S', 'H'];
const NUMBER = Object.fromEntries(SUITS.flatMap((suit, at) => RANKS.map((rank, i) => [rank + suit, at * 13 + i])));
const QUEEN = NUMBER.QS;
const JACK = NUMBER.JD;
const SHIFT = { left: 1, right: 3, across: 2 };
const GIVEN = 3;

const suitOf = (card) => SUITS[Math.floor(card / 13)];
const rankOf = (card) => RANKS[card % 13];
const numbers = (cards) => cards && cards.map((name) => NUMBER[name]);
const pointsOf = (card, { jack }) =>
  suitOf(card) === 'H' ? 1 : card === QUEEN ? 13 : jack && card === JACK ? -10 : 0;
/** Black and red suits by turns. */
const ORDER = ['S', 'D', 'C', 'H'];
const sorted = (cards) =>
  cards && [...cards].sort((one, two) => ORDER.indexOf(suitOf(one)) - ORDER.indexOf(suitOf(two)) || one - two);
const put = (list, at, value) => list.map((old, i) => (i === at ? value : old));

/* How the cards look: the pips' paths lie in a field of 32 by 32. */

const PATHS = {
  C: 'M16 2a6.5 6.5 0 0 1 5.6 9.8A6.5 6.5 0 1 1 18 23c.3 3 1.4 5 3.5 7h-11c2.1-2 3.2-4 3.5-7a6.5 6.5 0 1 1-3.6-11.200A6.5 6.5 0 0 1 16 2z',
  D: 'M16 1.500Q20.5 9 27 16 20.5 23 16 30.5 11.5 23 5 16 11.5 9 16 1.500z',
  S: 'M16 2c3 5.5 11.5 9.5 11.5 15.5 0 5.5-7 7-9.8 3.3.2 4 1.3 7 3.6 9.200H10.700c2.3-2.2 3.4-5.2 3.6-9.2-2.8 3.7-9.8 2.2-9.8-3.300C4.5 11.5 13 7.5 16 2z',
  H: 'M16 30C11 23.5 3 17.5 3 10.5 3 2.5 13 1 16 8c3-7 13-5.5 13 2.5 0 7-8 13-13 19.500z',
};
const COLOURS = { C: '#1d6b4a', D: '#c2550c', S: '#1f2a38', H: '#b3182d' };

const pip = (suit, x, y, size) =>
  `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})" d="${PATHS[suit]}"/>`;

function face(card) {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const corner = `<text x="15" y="27" font-size="${rank === '10' ? 23 : 27}">${rank}</text>${pip(suit, 15, 41, 19)}`;
  const special = card === QUEEN ? '<circle cx="50" cy="70" r="33" fill="none" stroke="currentColor" stroke-width="2"/>' : '';
  return `<svg viewBox="0 0 100 140" color="${COLOURS[suit]}" fill="${COLOURS[suit]}"
    font-family="Gelasio, Georgia, serif" font-weight="600" text-anchor="middle" aria-hidden="true">
    <rect x="0.75" y="0.75" width="98.5" height="138.5" rx="6" fill="none" stroke="var(--card-edge, rgb(0 0 0 / 25%))" stroke-width="1.5"/>
    ${corner}${special}${pip(suit, 50, 70, card === QUEEN ? 34 : 46)}
    <g transform="rotate(180 50 70)">${corner}</g></svg>`;
}

/* What is shown: a fold over the events. */

const initial = (options, seats) => ({
  options,
  seats,
  round: 0,
  passing: null,
  hands: Array(seats).fill(null),
  passes: [],
  plays: [],
  /** The trick that lies there decided, until it is put away. */
  decided: null,
  tricks: [],
  points: Array(seats).fill(0),
  totals: Array(seats).fill(0),
  rounds: [],
  winners: null,
});

const settle = (model) => (model.decided ? { ...model, plays: [], decided: null } : model);

function pass(model, { from, to, cards }) {
  const gone = numbers(cards ?? null);
  const hands = model.hands.map((hand, seat) => {
    if (!hand || !gone) return hand;
    if (seat === from) return hand.filter((card) => !gone.includes(card));
    return seat === to ? sorted([...hand, ...gone]) : hand;
  });
  return { ...model, hands, passes: [...model.passes, { from, to, cards: gone }] };
}

function play(model, { seat, card }) {
  const before = settle(model);
  if (card === null) return before;
  const number = NUMBER[card];
  const hand = before.hands[seat];
  return {
    ...before,
    plays: [...before.plays, { seat, card: number }],
    hands: put(before.hands, seat, hand && hand.filter((held) => held !== number)),
  };
}

function trick(model, { taker, cards }) {
  if (cards.some((card) => card === null)) return { ...model, plays: [], tricks: [...model.tricks, null] };
  const found = numbers(cards);
  const best = Math.max(...found.filter((card) => suitOf(card) === suitOf(found[0])));
  const decided = { plays: model.plays, taker, takes: best };
  const gained = found.reduce((sum, card) => sum + pointsOf(card, model.options), 0);
  const points = put(model.points, taker, model.points[taker] + gained);
  return { ...model, decided, tricks: [...model.tricks, decided], points };
}

function reduce(model, event) {
  switch (event.event) {
    case 'deal': {
      const { round, passing } = event;
      const { options, seats, totals, rounds } = model;
      const hands = event.hands.map((hand) => sorted(numbers(hand)));
      return { ...model, ...initial(options, seats), totals, rounds, round, passing, hands };
    }
    case 'pass':
      return pass(model, event);
    case 'play':
      return play(model, event);
    case 'trick':
      return trick(model, event);
    case 'round_end': {
      const { points, totals, moon } = event;
      return { ...settle(model), totals, points, rounds: [...model.rounds, { points, totals, moon }] };
    }
    case 'game_end':
      return { ...model, winners: event.winners, totals: event.scores };
    default:
      return model;
  }
}

/* In words. */

const name = (card, { t }) => t('hearts.card', { suit: t(`hearts.suit.${suitOf(card)}`), rank: t(`hearts.rank.${rankOf(card)}`) });
const names = (cards, tell) => tell.list(cards.map((card) => name(card, tell)));

export default function hearts({ player, players, sentences, verdict }) {
  const takes = (taker, tell) => tell.t('hearts.takes', { name: player(taker, tell) });

  function log(event, model, tell) {
    const { t } = tell;
    switch (event.event) {
      case 'deal':
        return { kind: 'head', text: t('hearts.log.deal', { round: event.round }) };
      case 'pass': {
        const who = { from: player(event.from, tell), to: player(event.to, tell) };
        const text = event.cards
          ? t('hearts.log.pass', { ...who, cards: names(numbers(event.cards), tell) })
          : t('hearts.log.pass_hidden', who);
        return { kind: 'note', text };
      }
      case 'play':
        if (event.card === null) return null;
        return { kind: 'play', text: t('hearts.log.play', { name: player(event.seat, tell), card: name(NUMBER[event.card], tell) }) };
      case 'trick':
        return { kind: 'result', text: takes(event.taker, tell) };
      case 'round_end': {
        const scores = event.points.map((points, seat) => t('hearts.log.score', { name: player(seat, tell), points }));
        const moon = event.moon === null ? null : t('hearts.moon', { name: player(event.moon, tell) });
        return { kind: 'result', text: sentences(tell, moon, t('hearts.log.round_end', { points: tell.list(scores) })) };
      }
      case 'game_end':
        return { kind: 'result', text: verdict(event.winners, tell) };
      default:
        return null;
    }
  }

  function announce(event, model, tell) {
    if (event.event === 'deal') {
      const hand = tell.you === null ? null : event.hands[tell.you];
      if (hand) return tell.t('hearts.say.deal', { round: event.round, cards: names(sorted(numbers(hand)), tell) });
    }
    if (event.event === 'pass') {
      if (event.to !== tell.you || !event.cards) return null;
      return tell.t('hearts.say.received', { name: player(event.from, tell), cards: names(numbers(event.cards), tell) });
    }
    return log(event, model, tell)?.text ?? null;
  }

  const receiver = (model, seat) => (seat + SHIFT[model.passing]) % model.seats;

  function ownTurn(model, choice, tell) {
    if (model.phase === 'pass') {
      const waits = choice.chosen.length > 0 || choice.sent.length > 0;
      return tell.t(waits ? 'hearts.ask.passed' : 'hearts.ask.pass', { name: tell.name(receiver(model, tell.you)) });
    }
    if (model.plays.length > 0 && !model.decided) {
      const led = suitOf(model.plays[0].card);
      const follows = [...choice.legal].some((card) => suitOf(card) === led);
      return follows ? tell.t('hearts.ask.follow', { suit: tell.t(`hearts.suit.${led}`) }) : tell.t('hearts.ask.free');
    }
    return tell.t(model.tricks.length === 0 ? 'hearts.ask.open' : 'hearts.ask.lead');
  }

  function prompt(model, choice, pending, tell) {
    const { t, you } = tell;
    if (model.winners) return verdict(model.winners, tell);
    if (model.round === 0) return t('hearts.ask.dealing');
    if (model.rounds.length === model.round) return t('hearts.ask.scored', { round: model.round });
    if (choice && you !== null) return ownTurn(model, choice, tell);
    if (model.phase === 'pass') return t('hearts.ask.passing');
    if (model.decided) return takes(model.decided.taker, tell);
    const [seat] = pending;
    if (seat === undefined) return model.tricks.length > 0 ? takes(model.tricks.at(-1)?.taker ?? 0, tell) : t('hearts.ask.opening');
    return seat === you ? t('table.your_turn') : t('hearts.ask.wait', { name: tell.name(seat) });
  }

  function reason({ code, data }, tell) {
    const card = data.card in NUMBER ? name(NUMBER[data.card], tell) : '';
    const suit = data.suit ? tell.t(`hearts.suit.${data.suit[0].toUpperCase()}`) : '';
    return tell.t(`hearts.no.${code}`, { card, suit });
  }

  function place(model, { t }) {
    if (model.round === 0) return t('hearts.ask.dealing');
    const { round } = model;
    if (model.phase === 'pass' || model.rounds.length === round) return t('hearts.place_round', { round });
    return t('hearts.place', { round, trick: Math.min(13, model.tricks.length + (model.decided ? 0 : 1)) });
  }

  function facts({ options, passing }, { t }) {
    const on = (value) => t(value ? 'setup.on' : 'setup.off');
    return [
      { label: t('option.hearts.passing'), value: passing ? t(`hearts.to.${passing}`) : on(options.passing) },
      { label: t('option.hearts.moon'), value: t(`option.hearts.moon.${options.moon}`) },
      { label: t('option.hearts.jack'), value: on(options.jack) },
      { label: t('option.hearts.target'), value: String(options.target) },
    ];
  }

  function sheet(model, tell) {
    const { rounds, totals, winners, options } = model;
    const least = Math.min(...totals);
    const leading = rounds.length > 0 ? totals.flatMap((total, seat) => (total === least ? [seat] : [])) : [];
    const most = totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
    return {
      rows: rounds.map(({ points, totals: after, moon }, at) => ({
        label: String(at + 1),
        points,
        totals: after,
        notes: points.map((_, seat) => (seat === moon ? tell.t('hearts.sheet.moon') : '')),
      })),
      ahead: winners ?? leading,
      aim: tell.t('hearts.sheet.aim', { target: options.target }),
      verdict: winners && verdict(winners, tell),
      because: winners && tell.t('hearts.sheet.because', { points: least, name: players(most, tell), top: Math.max(...totals) }),
    };
  }

  function tricks({ model, tell, you, aids }) {
    const { t } = tell;
    const received = model.tricks.length > 0 ? [] : model.passes.flatMap(({ to, cards }) => (to === you && cards) || []);
    return {
      plays: model.plays,
      takes: model.decided?.takes ?? null,
      taker: model.tricks.at(-1)?.taker ?? null,
      hands: model.hands,
      fresh: received,
      give:
        model.phase === 'pass' && you !== null
          ? { count: GIVEN, label: t('hearts.give', { name: tell.name(receiver(model, you)) }) }
          : null,
      stats: (seat) => [
        ...(aids ? [{ text: `♥ ${model.points[seat]}`, label: t('hearts.points', { count: model.points[seat] }) }] : []),
        { text: t('hearts.total_short', { count: model.totals[seat] }), label: t('hearts.total', { count: model.totals[seat] }) },
      ],
    };
  }

  function last(model, tell) {
    const { plays, takes: best, taker } = model.tricks.at(-1) ?? {};
    return plays ? { plays, takes: best, text: takes(taker, tell) } : null;
  }

  /** A card to play, before it is one's turn. */
  function early({ phase, round, hands }, you) {
    return phase === 'play' ? { round, actions: hands[you] ?? [] } : null;
  }

  const short = (card) => ({ text: rankOf(card), colour: COLOURS[suitOf(card)] });
  return {
    initial, reduce, settle, log, announce, prompt, reason, place, facts, sheet, early, last, tricks,
    cards: { face, name, short },
    paces: { pass: { move: 60, read: 60 } },
  };
}
