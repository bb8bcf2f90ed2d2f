/** How the reader has done with puzzles, remembered in this browser. Reactive. */
import { isObject, keep, kept } from '../../lib/storage';
import { today } from '../../lib/today.svelte';
import { answered, dayOf, isDue, settled, type Standing } from './schedule';

const STORE = 'quarterdeck.puzzles';

interface Stored {
  /** By game and puzzle. */
  games: Readonly<Record<string, Readonly<Record<string, Standing>>>>;
  /** How many were right one after the other, now and at best. */
  row: number;
  best: number;
  /** The day whose puzzle was answered last, and whether that was right. */
  daily?: { day: number; right: boolean };
}

const isDay = (value: unknown): value is number | null => value === null || Number.isInteger(value);
const isStanding = (value: unknown): value is Standing => isObject(value) && isDay(value.step) && isDay(value.due);
const count = (value: unknown): number => (Number.isInteger(value) && (value as number) > 0 ? (value as number) : 0);

/** What was stored, as far as it can be used. */
export function restore(text: string | null): Stored {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    // Something else wrote there: begin anew.
  }
  const { games, row, best, daily } = isObject(value) ? value : {};
  const known = Object.entries(isObject(games) ? games : {}).map(([game, standings]) => {
    const entries = Object.entries(isObject(standings) ? standings : {});
    return [
      game,
      Object.fromEntries(entries.filter((entry): entry is [string, Standing] => isStanding(entry[1]))),
    ] as const;
  });
  const day = isObject(daily) && Number.isInteger(daily.day) && typeof daily.right === 'boolean' ? daily : null;
  return {
    games: Object.fromEntries(known),
    row: count(row),
    best: count(best),
    ...(day && { daily: { day: day.day as number, right: day.right as boolean } }),
  };
}

class PuzzleProgress {
  #stored = $state.raw<Stored>(restore(kept(STORE)));
  /** The reader's day, by its number. */
  get today(): number {
    return dayOf(today.now);
  }

  get row(): number {
    return this.#stored.row;
  }
  get best(): number {
    return this.#stored.best;
  }

  /** Whether today's puzzle was solved at once; null: it was not answered yet. */
  get daily(): boolean | null {
    const { daily } = this.#stored;
    return daily?.day === this.today ? daily.right : null;
  }

  standing(game: string, id: string): Standing | undefined {
    return this.#stored.games[game]?.[id];
  }

  /** How many of a game are solved, and how many wait to be met again today. */
  of(game: string): { solved: number; due: number } {
    const all = Object.values(this.#stored.games[game] ?? {});
    return { solved: all.filter(settled).length, due: all.filter((one) => isDue(one, this.today)).length };
  }

  /** The first answer to a puzzle counts; `daily`: it is the one of the day. */
  answer(game: string, id: string, right: boolean, daily = false): void {
    today.look();
    const text = kept(STORE);
    const stored = text === null ? this.#stored : restore(text); // another tab may have gone on meanwhile
    const row = right ? stored.row + 1 : 0;
    const standings = { ...stored.games[game], [id]: answered(stored.games[game]?.[id], right, this.today) };
    const day = daily && stored.daily?.day !== this.today ? { day: this.today, right } : stored.daily;
    this.#stored = {
      games: { ...stored.games, [game]: standings },
      row,
      best: Math.max(stored.best, row),
      ...(day && { daily: day }),
    };
    keep(STORE, this.#stored);
  }
}

export const progress = new PuzzleProgress();
