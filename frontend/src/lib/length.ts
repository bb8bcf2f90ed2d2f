/** How long games take, as measured by benchmarks/lengths.py. */
import lengths from './lengths.json';

/**
 * `by`: the options on which the length depends. A row has the values of these options, then the seconds that the game
 * takes without people, and the further seconds for each person.
 */
interface Measured {
  by: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** The number of seats in a game without an option for it. */
const DUEL = 2;

const of = (game: string): Measured | undefined => (lengths as Record<string, Measured>)[game];

/** Seconds as minutes. From ten minutes on they are rounded to five, because the estimate is no more precise. */
const rounded = (seconds: number): number => (seconds < 600 ? Math.round(seconds / 60) : 5 * Math.round(seconds / 300));

function minutes({ by }: Measured, row: readonly (string | number)[], people: number): number {
  const [once, each] = row.slice(by.length).map(Number);
  return rounded((once ?? 0) + people * (each ?? 0));
}

/**
 * Estimate a game's length in minutes, with this number of people among bots; null if it was not measured. `chosen`:
 * the names of the chosen options; `value`: returns the value of an option in force.
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

/** The range of a game's length in minutes: from one person among bots to only people. Null if it was not measured. */
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
