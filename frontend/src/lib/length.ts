/** The duration of games, as measured by benchmarks/lengths.py. */
import lengths from './lengths.json';

/** `by`: the options that matter; a row has their values, then the seconds for the game, and for each person. */
interface Measured {
  by: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** The seats of a game without an option for them. */
const DUEL = 2;

const of = (game: string): Measured | undefined => (lengths as Record<string, Measured>)[game];

/** Round to five minutes from ten minutes on: the estimate is not more precise. */
const rounded = (seconds: number): number => (seconds < 600 ? Math.round(seconds / 60) : 5 * Math.round(seconds / 300));

function minutes({ by }: Measured, row: readonly (string | number)[], people: number): number {
  const [once, each] = row.slice(by.length).map(Number);
  return rounded((once ?? 0) + people * (each ?? 0));
}

/**
 * The approximate minutes of a game with this number of people among bots; null if not measured. `chosen`: the selected
 * options, whose `value` is the one in force.
 */
export function minutesOf(
  game: string,
  chosen: readonly string[],
  value: (option: string) => unknown,
  people: number,
): number | null {
  const measured = of(game);
  if (!measured || chosen.some((name) => !measured.by.includes(name))) return null;
  const row = measured.rows.find((each) => measured.by.every((name, at) => each[at] === value(name)));
  return row ? minutes(measured, row, people) : null;
}

/** From the shortest table of one person among bots to the longest of people alone; null for a game not measured. */
export function minutesRange(game: string): { low: number; high: number } | null {
  const measured = of(game);
  if (!measured) return null;
  const seats = measured.by.indexOf('players');
  const between = (people: (row: readonly (string | number)[]) => number) =>
    measured.rows.map((row) => minutes(measured, row, people(row)));
  return {
    low: Math.min(...between(() => 1)),
    high: Math.max(...between((row) => (seats < 0 ? DUEL : Number(row[seats])))),
  };
}
