/** The reader's puzzle progress, stored in this browser. Reactive. */
import { isObject, keep, kept, objectIn } from '../../lib/storage';
import { today } from '../../lib/today.svelte';
import { answered, dayOf, isDue, settled, type Standing } from './schedule';

const STORE = 'quarterdeck.puzzles';

interface Stored {
  games: Readonly<Record<string, Readonly<Record<string, Standing>>>>;
  /** The number of right answers in a row, now and at best. */
  row: number;
  best: number;
  /** The day of the last daily puzzle, and whether its answer was right. */
  daily?: { day: number; right: boolean };
}

const isDay = (value: unknown): value is number | null => value === null || Number.isInteger(value);
const isStanding = (value: unknown): value is Standing => isObject(value) && isDay(value.step) && isDay(value.due);
const count = (value: unknown): number => (Number.isInteger(value) && (value as number) > 0 ? (value as number) : 0);

/** Read the stored progress, as far as it is valid. */
export function restore(text: string | null): Stored {
  const { games, row, best, daily } = objectIn(text);
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
  get today(): number {
    return dayOf(today.now);
  }

  get row(): number {
    return this.#stored.row;
  }
  get best(): number {
    return this.#stored.best;
  }

  /** Whether today's puzzle was solved at once; null if not answered yet. */
  get daily(): boolean | null {
    const { daily } = this.#stored;
    return daily?.day === this.today ? daily.right : null;
  }

  standing(game: string, id: string): Standing | undefined {
    return this.#stored.games[game]?.[id];
  }

  of(game: string): { solved: number; due: number } {
    const all = Object.values(this.#stored.games[game] ?? {});
    return { solved: all.filter(settled).length, due: all.filter((one) => isDue(one, this.today)).length };
  }

  /** Count the first answer to a puzzle; `daily`: it is the puzzle of the day. */
  answer(game: string, id: string, right: boolean, daily = false): void {
    today.look();
    const text = kept(STORE);
    const stored = text === null ? this.#stored : restore(text); // another tab may have changed it
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
