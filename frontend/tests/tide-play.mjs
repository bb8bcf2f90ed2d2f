/** Whole games of Turn the Tide, played at random by the rules, as lists of events: what the page's fold is tested with. */

/** Draws in [0, 1) from a seed (mulberry32): the same ones every time. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(cards, draw) {
  const left = [...cards];
  return cards.map(() => left.splice(Math.floor(draw() * left.length), 1)[0]);
}

const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const worth = (card) => [0, 0.5, 1, 0.5, 0][Math.floor((card - 1) / 12)];
const seatsOf = (list, test) => list.flatMap((value, seat) => (test(value, seat) ? [seat] : []));

/** One bid: who takes, who loses (TTT-6 to TTT-9). Changes `round`; returns its events. */
function bid(round, hand, [low, high], draw) {
  const cards = round.hands.map((own, seat) => {
    if (round.out[seat]) return null;
    return own.splice(Math.floor(draw() * own.length), 1)[0];
  });
  const order = seatsOf(cards, (card) => card !== null).sort((a, b) => cards[b] - cards[a]);
  round.shows[order[0]] = low;
  round.shows[order[1]] = high;
  const events = [
    { event: 'tides', hand, low, high },
    { event: 'bids', cards },
    { event: 'take_tide', seat: order[0], tide: low },
    { event: 'take_tide', seat: order[1], tide: high },
  ];
  const top = Math.max(...round.shows);
  for (const seat of seatsOf(round.shows, (tide) => tide === top)) {
    if (round.up[seat] > 0) {
      round.up[seat] -= 1;
      events.push({ event: 'lose_preserver', seat, left: round.up[seat] });
    } else {
      round.out[seat] = true;
      round.shows[seat] = 0;
      events.push({ event: 'eliminated', seat });
    }
  }
  return events;
}

function playRound(number, dealt, totals, draw) {
  const tides = shuffled([...numbers(1, 12), ...numbers(1, 12)], draw);
  const preservers = dealt.map((hand) => Math.floor(hand.reduce((sum, card) => sum + worth(card), 0)));
  const players = dealt.length;
  const round = {
    hands: dealt.map((hand) => [...hand]),
    up: [...preservers],
    out: Array(players).fill(false),
    shows: Array(players).fill(0),
  };
  const events = [{ event: 'deal', round: number, hands: dealt, preservers, tides }];
  for (let hand = 1; hand <= 12 && round.out.filter((out) => !out).length > 2; hand += 1) {
    const pair = tides.slice(2 * hand - 2, 2 * hand).sort((a, b) => a - b);
    events.push(...bid(round, hand, pair, draw));
  }
  const left = round.shows.filter((_, seat) => !round.out[seat]);
  const bonus = seatsOf(round.shows, (tide, seat) => !round.out[seat] && tide === Math.min(...left));
  const points = round.up.map((up, seat) => (round.out[seat] ? -1 : up + (bonus.includes(seat) ? 1 : 0)));
  const after = totals.map((total, seat) => total + points[seat]);
  return [...events, { event: 'round_end', points, totals: after, bonus }];
}

/** All events of a game, nothing left out. */
export function play({ players, rounds }, seed) {
  const draw = random(seed);
  const deck = shuffled(numbers(1, 60), draw);
  const start = Array.from({ length: players }, (_, seat) =>
    deck.slice(12 * seat, 12 * seat + 12).sort((a, b) => a - b),
  );
  const events = [];
  let totals = Array(players).fill(0);
  for (let number = 1; number <= rounds; number += 1) {
    const dealt = start.map((_, seat) => start[(((seat - number + 1) % players) + players) % players]);
    events.push(...playRound(number, dealt, totals, draw));
    totals = events.at(-1).totals;
  }
  const winners = seatsOf(totals, (total) => total === Math.max(...totals));
  return [...events, { event: 'game_end', winners, scores: totals }];
}

/** Who bids, wherever tides have been turned up; and nobody at the end. */
export function stepsOf(events) {
  let staying = [];
  return events.flatMap(({ event, hands, seat }, at) => {
    if (event === 'deal') staying = hands.map((_, place) => place);
    if (event === 'eliminated') staying = staying.filter((place) => place !== seat);
    const step = (phase, pending) => [{ events: at + 1, pending, phase }];
    return event === 'tides' ? step('bid', staying) : event === 'game_end' ? step('over', []) : [];
  });
}

/** The same events as a seat sees them (null: a spectator): its own hand and those it has passed on (TTT-14). */
export function seenBy(events, reader) {
  return events.map((event) => {
    if (event.event !== 'deal') return event;
    const { tides: _, ...open } = event;
    const players = event.hands.length;
    const known = reader === null ? 0 : Math.min(event.round, players);
    const hands = event.hands.map((hand, seat) => ((seat - reader + players) % players < known ? hand : null));
    return { ...open, hands };
  });
}
