/** The package's puzzles (`quarterdeck.table.puzzles`), one file a game, fetched when needed. */
import type { Puzzle } from '../contract/thinking';

const FILES = import.meta.glob<{ game: string; puzzles: Puzzle[] }>('../../../src/quarterdeck/games/*/puzzles.json', {
  import: 'default',
});

const placeOf = (game: string): string => `../../../src/quarterdeck/games/${game.replaceAll('-', '_')}/puzzles.json`;

/** The games that have some. */
export const hasPuzzles = (game: string): boolean => placeOf(game) in FILES;

/** A game's puzzles, in order; empty if it has none. */
export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  return (await FILES[placeOf(game)]?.())?.puzzles ?? [];
}

/** The id of a puzzle, which later packages keep. */
export const idOf = ({ deal, made, seat }: Puzzle): string => `${deal.toString(36)}.${made.length}.${seat}`;

/** The seat and action of each decision. */
export const unpacked = (made: readonly number[]): [seat: number, action: number][] =>
  made.map((each) => [each % 8, Math.floor(each / 8)]);
export const packed = (decisions: readonly (readonly [seat: number, action: number])[]): number[] =>
  decisions.map(([seat, action]) => action * 8 + seat);

/** The key for a number: its bytes, the lowest first. */
export function keyOf(deal: number): Uint8Array {
  const key = new Uint8Array(32);
  for (let at = 0, left = deal; left > 0; at++, left = Math.floor(left / 256)) key[at] = left % 256;
  return key;
}
