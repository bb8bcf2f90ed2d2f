/** How long games take, as benchmarks/lengths.py has measured them. */
import lengths from './lengths.json';

/** `by`: the options that are told apart; a row has their values, then seconds that pass once and for each person. */
interface Measured {
  by: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Seats of a game that has no option for them. */
const DUEL = 2;

const of = (game: string): Measured | undefined => (lengths as Record<string, Measured>)[game];

/** Nobody knows it to the minute: from ten minutes on in steps of five. */
const rounded = (seconds: number): number => (seconds < 600 ? Math.round(seconds / 60) : 5 * Math.round(seconds / 300));

function minutes({ by }: Measured, row: readonly (string | number)[], people: number): number {
  const [once, each] = row.slice(by.length).map(Number);
  return rounded((once ?? 0) + people * (each ?? 0));
}

/**
 * About how many minutes a game takes with so many people among bots; null where that was not measured. `chosen`: the
 * options that were chosen, of which `value` has what is in force.
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

/** From the shortest table for one person among bots to the longest of people alone; null for a game not measured. */
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
