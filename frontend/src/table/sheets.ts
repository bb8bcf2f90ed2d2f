/** What the score sheet and the end of a game show alike. */
import type { Sheet, SheetColumn, Teller } from './game';
import { label } from './sentences';

/** The columns of a sheet: the seats, where it names no others. */
export const columnsOf = (sheet: Sheet, seats: number, tell: Teller): readonly SheetColumn[] =>
  sheet.columns ?? Array.from({ length: seats }, (_, seat) => ({ name: label(seat, tell) }));

/** Points with a minus sign instead of a hyphen. */
export const signed = (points: number | undefined): string => String(points ?? '').replace('-', '−');
