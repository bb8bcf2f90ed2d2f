/** A small stand-in for the server's rules, for working on the page alone; never part of what is built. */
import {
  actionOfCard,
  actionOfLeader,
  CARDS,
  cardOfAction,
  isFace,
  leaderOfAction,
  suitOf,
} from '../src/games/seas-of-strife/cards';
import type { SeaEvent, SeaOptions } from '../src/games/seas-of-strife/events';
import { explain } from '../src/games/seas-of-strife/explain';
import { openingCard } from '../src/games/seas-of-strife/model';
import type { IllegalInfo } from '../src/lib/protocol';

/** A generator of numbers in [0, 1) from a seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export class Engine {
  readonly seats: number;
  events: SeaEvent[] = [];
  hands: number[][] = [];
  over = false;
  #round = 0;
  #trick: { seat: number; card: number }[] = [];
  #leader = 0;
  #taken: number[] = [];
  #faces: number[] = [];
  #totals: number[];
  #opening = false;
  #chooser: number | null = null;
  #gifts: (number[] | null)[] | null = null;

  constructor(
    readonly options: SeaOptions,
    readonly draw: () => number,
  ) {
    this.seats = options.players;
    this.#totals = Array<number>(this.seats).fill(0);
    this.#deal();
  }

  get pending(): number[] {
    if (this.over) return [];
    if (this.#gifts) return this.#gifts.flatMap((gift, seat) => (gift ? [] : [seat]));
    if (this.#chooser !== null) return [this.#chooser];
    return [(this.#leader + this.#trick.length) % this.seats];
  }

  /** Cards are being chosen for passing. */
  get passing(): boolean {
    return this.#gifts !== null;
  }

  chosen(seat: number): number[] {
    return (this.#gifts?.[seat] ?? []).map(actionOfCard);
  }

  legal(seat: number): number[] {
    if (!this.pending.includes(seat)) return [];
    const hand = this.hands[seat] ?? [];
    if (this.#gifts) return hand.map(actionOfCard);
    if (this.#chooser !== null)
      return Array.from({ length: this.seats }, (_, other) => actionOfLeader(other));
    if (this.#opening) return [actionOfCard(openingCard(this.options))];
    const suits = new Set(this.#trick.map(({ card }) => suitOf(card)));
    const follow = hand.filter((card) => suits.has(suitOf(card)));
    return (follow.length > 0 ? follow : hand).map(actionOfCard);
  }

  illegal(seat: number): IllegalInfo[] {
    const legal = new Set(this.legal(seat));
    if (legal.size === 0 || this.#chooser !== null) return [];
    const suits = [...new Set([...legal].map((action) => suitOf(cardOfAction(action) ?? 0)))];
    const reason = this.#opening
      ? { rule: 'SOS-6', code: 'must_open', data: { card: openingCard(this.options) } }
      : { rule: 'SOS-7', code: 'must_follow', data: { suits } };
    return (this.hands[seat] ?? [])
      .map(actionOfCard)
      .filter((a) => !legal.has(a))
      .map((action) => ({ action, reason }));
  }

  decide(seat: number, actions: number[]): void {
    const [action = 0] = actions;
    if (this.#gifts)
      this.#give(
        seat,
        actions.flatMap((each) => cardOfAction(each) ?? []),
      );
    else if (this.#chooser !== null) this.#choose(seat, leaderOfAction(action) ?? seat);
    else this.#play(seat, cardOfAction(action) ?? 0);
  }

  /** What a seat may see of the events; null: everything. */
  seen(by: number | null | 'all'): SeaEvent[] {
    return this.events.map((event) => {
      if (by === 'all') return event;
      if (event.event === 'deal')
        return { ...event, hands: event.hands.map((hand, seat) => (seat === by ? hand : null)) };
      if (event.event === 'pass' && event.from !== by && event.to !== by) {
        return { event: 'pass', from: event.from, to: event.to };
      }
      return event;
    });
  }

  #deal(): void {
    this.#round += 1;
    const low = this.options.players === 3 ? openingCard(this.options) : 0;
    const texas3 = this.options.players === 3 && this.options.rules === 'texas';
    const deck = CARDS.filter((card) => card >= low && !(texas3 && card > 70));
    for (let i = deck.length - 1; i > 0; i -= 1) {
      const j = Math.floor(this.draw() * (i + 1));
      [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
    }
    const each = deck.length / this.seats;
    this.hands = Array.from({ length: this.seats }, (_, seat) =>
      deck.slice(seat * each, (seat + 1) * each).sort((a, b) => a - b),
    );
    this.#taken = Array<number>(this.seats).fill(0);
    this.#faces = Array<number>(this.seats).fill(0);
    this.events.push({ event: 'deal', round: this.#round, hands: this.hands.map((hand) => [...hand]) });
    const passes = this.options.passing && this.#round % this.seats !== 0;
    this.#gifts = passes ? Array<null>(this.seats).fill(null) : null;
    if (!passes) this.#open();
  }

  #open(): void {
    const card = openingCard(this.options);
    this.#leader = this.hands.findIndex((hand) => hand.includes(card));
    this.#opening = true;
  }

  #give(seat: number, cards: number[]): void {
    const gifts = this.#gifts;
    if (!gifts) return;
    gifts[seat] = cards;
    if (gifts.some((gift) => gift === null)) return;
    this.#gifts = null;
    gifts.forEach((gift, from) => {
      this.hands[from] = (this.hands[from] ?? []).filter((card) => !gift?.includes(card));
    });
    gifts.forEach((gift, from) => {
      const to = (from + this.#round) % this.seats;
      this.hands[to] = [...(this.hands[to] ?? []), ...(gift ?? [])].sort((a, b) => a - b);
      this.events.push({ event: 'pass', from, to, cards: gift ?? [] });
    });
    this.#open();
  }

  #choose(seat: number, leader: number): void {
    this.#chooser = null;
    this.#leader = leader;
    this.events.push({ event: 'choose_leader', seat, leader });
  }

  #play(seat: number, card: number): void {
    this.#opening = false;
    this.hands[seat] = (this.hands[seat] ?? []).filter((each) => each !== card);
    this.#trick.push({ seat, card });
    this.events.push({ event: 'play', seat, card });
    if (this.#trick.length === this.seats) this.#take();
  }

  #take(): void {
    const cards = this.#trick.map((play) => play.card);
    const { card } = explain(cards, this.options.rules);
    const taker = this.#trick.find((play) => play.card === card)?.seat ?? 0;
    this.#trick = [];
    this.#leader = taker;
    this.#taken[taker] = (this.#taken[taker] ?? 0) + 1;
    this.#faces[taker] = (this.#faces[taker] ?? 0) + cards.filter(isFace).length;
    this.events.push({ event: 'trick', taker, card, cards });
    if (this.hands.every((hand) => hand.length === 0)) this.#score();
    else if (this.options.rules === 'texas' && isFace(card)) this.#chooser = taker;
  }

  #score(): void {
    const happy = this.options.happy_faces;
    const points = this.#taken.map((taken, seat) =>
      Math.max(0, taken - (happy ? (this.#faces[seat] ?? 0) : 0)),
    );
    this.#totals = this.#totals.map((total, seat) => total + (points[seat] ?? 0));
    this.events.push({ event: 'round_end', points, totals: this.#totals });
    const least = Math.min(...this.#totals);
    const winners = this.#totals.flatMap((total, seat) => (total === least ? [seat] : []));
    const ended = Math.max(...this.#totals) >= this.options.target;
    if (ended && (winners.length === 1 || this.options.tie_break === 'shared')) {
      this.over = true;
      this.events.push({ event: 'game_end', winners, scores: this.#totals });
    } else this.#deal();
  }
}
