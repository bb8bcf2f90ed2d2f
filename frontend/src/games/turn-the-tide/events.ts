/** The events of this game, as a reader sees them: what it may not know is left out or null. */
export type TideEvent =
  | {
      event: 'deal';
      round: number;
      hands: (number[] | null)[];
      preservers: number[];
      tides?: number[] | null;
    }
  | { event: 'tides'; hand: number; low: number; high: number }
  | { event: 'bids'; cards: (number | null)[] }
  | { event: 'take_tide'; seat: number; tide: number }
  | { event: 'lose_preserver'; seat: number; left: number }
  | { event: 'eliminated'; seat: number }
  | { event: 'round_end'; points: number[]; totals: number[]; bonus: number[] }
  | { event: 'game_end'; winners: number[]; scores: number[] };

/** One of them by its name. */
export type Of<Name extends TideEvent['event']> = Extract<TideEvent, { event: Name }>;

export interface TideOptions {
  players: number;
  rounds: number;
}
