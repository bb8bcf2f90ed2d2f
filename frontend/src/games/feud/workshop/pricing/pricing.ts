/** The results of a price run: docs/maneuvers.md. */
import type { Definition } from '../types';
import { ask } from '../../../../client/api/http';

/** A mean, and the half-widths of its interval. */
export interface Estimate {
  mean: number;
  error: number;
}

export const TESTS = ['always', 'never', 'wins', 'endless'] as const;
export type Test = (typeof TESTS)[number];

/** The behaviour of one level of bots at one price. */
export interface Figures {
  bot: string;
  /** The share of the win of the side that may buy the maneuver. */
  share: Estimate;
  /** Of the Rounds in which it could be bought, the share in which it was; null: it never could be. */
  rounds: Estimate | null;
  /** The number of Rounds by which the game is longer. */
  longer: Estimate;
  /** Whether each test fails: yes, no or unsure. */
  tests: Record<string, string>;
}

export interface Pricing {
  levels: string[];
  prices: { price: number; passes: boolean; disagree: string[]; levels: Figures[] }[];
  proposed: number | null;
  /** The share above which each test fails; `never`: below which. */
  thresholds: Record<Test, number>;
}

export interface Measured {
  definition: Definition | null;
  running: boolean;
  done: number;
  of: number;
  found: Pricing | null;
  failed: string | null;
}

/** The tests that fail or may fail. */
export const against = (tests: Readonly<Record<string, string>>): { test: Test; sure: boolean }[] =>
  TESTS.filter((test) => tests[test] === 'yes' || tests[test] === 'unsure').map((test) => ({
    test,
    sure: tests[test] === 'yes',
  }));

/** A line of the chart: points from the left with intervals, in a drawing of this size. */
export interface Line {
  level: number;
  bought: boolean;
  points: { x: number; y: number; low: number; high: number }[];
}

/** The lines of the chart: for every level the purchases and the share of the win. */
export function linesOf({ levels, prices }: Pricing, width: number, height: number): Line[] {
  const x = xOf(
    prices.map(({ price }) => price),
    width,
  );
  const y = (share: number): number => height * (1 - Math.min(1, Math.max(0, share)));
  return levels.flatMap((_, level) =>
    [true, false].map((bought) => ({
      level,
      bought,
      points: prices.flatMap((at) => {
        const found = bought ? at.levels[level]?.rounds : at.levels[level]?.share;
        return found
          ? [{ x: x(at.price), y: y(found.mean), low: y(found.mean - found.error), high: y(found.mean + found.error) }]
          : [];
      }),
    })),
  );
}

/** The position of a price in a drawing of this width. */
export function xOf(prices: readonly number[], width: number): (price: number) => number {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (price) => (high === low ? width / 2 : (width * (price - low)) / (high - low));
}

const path = { game_id: 'feud' };
/** The contract leaves this type open: the server does not know the measurements of its games. */
const stateOf = ({ state }: { state: unknown }): Measured | null => state as Measured | null;

export const measuring = {
  /** Fetch the state of a price run; null: the reader may not start one. Throws ApiError. */
  stand: async () => stateOf(await ask('GET /api/games/{game_id}/workshop/price', { path })),
  start: async (definition: Definition, deals: number) =>
    stateOf(await ask('POST /api/games/{game_id}/workshop/price', { path, body: { definition, deals } })),
  stop: async () => stateOf(await ask('DELETE /api/games/{game_id}/workshop/price', { path })),
};
