/** The puzzles of the games in this package (`quarterdeck.table.puzzles`), one file per game, fetched when needed. */
import type { Puzzle } from '../contract/thinking';

const FILES = import.meta.glob<{ game: string; puzzles: Puzzle[] }>('../../../src/quarterdeck/games/*/puzzles.json', {
  import: 'default',
});

const placeOf = (game: string): string => `../../../src/quarterdeck/games/${game.replaceAll('-', '_')}/puzzles.json`;

export const hasPuzzles = (game: string): boolean => placeOf(game) in FILES;

/** A game's puzzles in their order; empty if it has none. */
export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  return (await FILES[placeOf(game)]?.())?.puzzles ?? [];
}

/** The ids of the themes of all choices of a puzzle. */
export const themesOf = ({ themes }: Puzzle): string[] => themes.flat().map(({ theme }) => theme);

/** The id of a puzzle, which stays the same in later versions of the package. */
export const idOf = ({ deal, made, seat }: Puzzle): string => `${deal.toString(36)}.${made.length}.${seat}`;

/** Unpack decisions: each number of `made` is eight times the action, plus the seat. */
export const unpacked = (made: readonly number[]): [seat: number, action: number][] =>
  made.map((each) => [each % 8, Math.floor(each / 8)]);
export const packed = (decisions: readonly (readonly [seat: number, action: number])[]): number[] =>
  decisions.map(([seat, action]) => action * 8 + seat);

/** The key of a puzzle's deal: the bytes of its number, the lowest first. */
export function keyOf(deal: number): Uint8Array {
  const key = new Uint8Array(32);
  for (let at = 0, left = deal; left > 0; at++, left = Math.floor(left / 256)) key[at] = left % 256;
  return key;
}
