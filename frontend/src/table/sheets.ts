/** Functions for score sheets that the running game and its end share. */
import { places } from '../lib/lists';
import type { Over } from '../contract/protocol';
import type { Person, Sheet, SheetColumn, Teller } from './game';
import { label, player } from './sentences';

/** The columns of a sheet; by default one for each seat. */
export const columnsOf = (sheet: Sheet, seats: number, tell: Teller): readonly SheetColumn[] =>
  sheet.columns ?? Array.from({ length: seats }, (_, seat) => ({ name: label(seat, tell) }));

/** The people with the winners of the game marked. The seats belong to the sheet's columns in turn. */
export const crowned = (people: readonly Person[], sheet: Sheet): Person[] =>
  people.map((person) => ({ ...person, won: sheet.ahead.includes(person.seat % (sheet.columns ?? people).length) }));

/** Format points, or a number that is already a text, with a minus sign instead of a hyphen. */
export const signed = (points: number | string | undefined): string => String(points ?? '').replace('-', '−');

/** The sheet of a finished game. If it ended early (`over`), no one is marked as winner, and the verdict says why. */
export const closed = (sheet: Sheet, over: Over | null, tell: Teller): Sheet =>
  over
    ? {
        ...sheet,
        ahead: [],
        verdict: tell.t(`notice.ended.${over.why}`, { name: player(over.seat, tell) }),
        because: null,
      }
    : sheet;

/** The columns with the most, after the first round. */
export const leaders = (rounds: readonly unknown[], worth: readonly number[]): number[] =>
  rounds.length > 0 ? places(worth, (each) => each === Math.max(...worth)) : [];
