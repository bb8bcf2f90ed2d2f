/** What the score sheet and the end of a game show alike. */
import type { Over } from '../contract/protocol';
import type { Person, Sheet, SheetColumn, Teller } from './game';
import { label, player } from './sentences';

/** The columns of a sheet: the seats, where it names no others. */
export const columnsOf = (sheet: Sheet, seats: number, tell: Teller): readonly SheetColumn[] =>
  sheet.columns ?? Array.from({ length: seats }, (_, seat) => ({ name: label(seat, tell) }));

/** The people once the game is over, winners marked: seats are counted off to the columns in turn. */
export const crowned = (people: readonly Person[], sheet: Sheet): Person[] =>
  people.map((person) => ({ ...person, won: sheet.ahead.includes(person.seat % (sheet.columns ?? people).length) }));

/** Points with a minus sign instead of a hyphen. */
export const signed = (points: number | undefined): string => String(points ?? '').replace('-', '−');

/** The sheet; where the game ended early nobody is ahead by the rules, and why it ended is what there is to say. */
export const closed = (sheet: Sheet, over: Over | null, tell: Teller): Sheet =>
  over
    ? {
        ...sheet,
        ahead: [],
        verdict: tell.t(`notice.ended.${over.why}`, { name: player(over.seat, tell) }),
        because: null,
      }
    : sheet;
