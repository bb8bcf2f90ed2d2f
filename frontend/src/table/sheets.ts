/** The parts that the score sheet and the end of a game share. */
import type { Over } from '../contract/protocol';
import type { Person, Sheet, SheetColumn, Teller } from './game';
import { label, player } from './sentences';

/** The columns of a sheet; by default the seats. */
export const columnsOf = (sheet: Sheet, seats: number, tell: Teller): readonly SheetColumn[] =>
  sheet.columns ?? Array.from({ length: seats }, (_, seat) => ({ name: label(seat, tell) }));

/** The people after the game with the winners marked. Seats are assigned to the columns in turn. */
export const crowned = (people: readonly Person[], sheet: Sheet): Person[] =>
  people.map((person) => ({ ...person, won: sheet.ahead.includes(person.seat % (sheet.columns ?? people).length) }));

/** Points, or a formatted number, with a minus sign instead of a hyphen. */
export const signed = (points: number | string | undefined): string => String(points ?? '').replace('-', '−');

/** The sheet of a finished game. If it ended early, no one is ahead by the rules, and the sheet states why it ended. */
export const closed = (sheet: Sheet, over: Over | null, tell: Teller): Sheet =>
  over
    ? {
        ...sheet,
        ahead: [],
        verdict: tell.t(`notice.ended.${over.why}`, { name: player(over.seat, tell) }),
        because: null,
      }
    : sheet;
