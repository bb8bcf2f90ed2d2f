/** What was measured of a maneuver: docs/maneuvers.md. */
import type { Definition } from '../types';
import { ask } from '../../../../client/api/http';

/** A mean, and how far its interval goes to each side. */
export interface Estimate {
  mean: number;
  error: number;
}

export const TESTS = ['always', 'never', 'wins', 'endless'] as const;
export type Test = (typeof TESTS)[number];

/** What one level of bots does at one price. */
export interface Figures {
  bot: string;
  /** Of the wins, of the one who may buy it. */
  share: Estimate;
  /** Rounds in which it was bought, of those in which it could be; null: it never could. */
  rounds: Estimate | null;
  /** How many Rounds longer the game is. */
  longer: Estimate;
  /** Whether a test speaks against it: yes, no or unsure. */
  tests: Record<string, string>;
}

export interface Pricing {
  levels: string[];
  prices: { price: number; passes: boolean; disagree: string[]; levels: Figures[] }[];
  proposed: number | null;
  /** From which share on each test speaks against it; `never`: below which. */
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

/** The tests that speak against it, or may. */
export const against = (tests: Readonly<Record<string, string>>): { test: Test; sure: boolean }[] =>
  TESTS.filter((test) => tests[test] === 'yes' || tests[test] === 'unsure').map((test) => ({
    test,
    sure: tests[test] === 'yes',
  }));

/** A line of the picture: points from the left, each with its interval, in a drawing of this size. */
export interface Line {
  level: number;
  bought: boolean;
  points: { x: number; y: number; low: number; high: number }[];
}

/** The lines of the picture: of every level how often it is bought, and the share of the wins. */
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

/** Where a price stands in a drawing of this width. */
export function xOf(prices: readonly number[], width: number): (price: number) => number {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (price) => (high === low ? width / 2 : (width * (price - low)) / (high - low));
}

const path = { game_id: 'feud' };
/** The server does not know what its games measure. */
const stateOf = ({ state }: { state: unknown }): Measured | null => state as Measured | null;

export const measuring = {
  /** How the measuring of a price stands; null: whoever asks may have nothing measured. Throws ApiError. */
  stand: async () => stateOf(await ask('GET /api/games/{game_id}/workshop/price', { path })),
  start: async (definition: Definition, deals: number) =>
    stateOf(await ask('POST /api/games/{game_id}/workshop/price', { path, body: { definition, deals } })),
  stop: async () => stateOf(await ask('DELETE /api/games/{game_id}/workshop/price', { path })),
};
