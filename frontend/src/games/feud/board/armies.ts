/** Where the armies and the columns lie: plain arithmetic, in CSS pixels. */
import { CARD_RATIO, type Room } from '../../../table/board/layout';
import { COLUMNS } from '../rules/cards';

/**
 * `over`: an army above the columns and one below; `beside`: both Units at their left, in line with the rows, each with
 * its plate; `low`: the plates left of that; `tight`: the plates above and below.
 */
export type Lie = 'over' | 'beside' | 'low' | 'tight';

export interface Field {
  lie: Lie;
  /** Width of a card of a column, and of a Unit. */
  wide: number;
  gap: number;
  /** Between the rows of columns. */
  band: number;
}

/** Between two columns, between two rows, what lies beside a Unit, and over or under it. */
const SIZES: Record<Lie, { gap: number; band: number; left: number; plates: number }> = {
  over: { gap: 4, band: 32, left: 0, plates: 0 },
  beside: { gap: 12, band: 52, left: 62, plates: 48 + 6 },
  low: { gap: 4, band: 32, left: 184, plates: 0 },
  tight: { gap: 4, band: 32, left: 0, plates: 47 + 4 },
};
const MOST = 170;

/** The columns and Units, as large as the room allows. */
export function fieldIn(room: Room, low: boolean): Field {
  const lies: Lie[] = room.form === 'ring' ? ['beside'] : low ? ['low'] : ['over', 'tight'];
  return lies.map((lie) => lain(room, lie)).reduce((best, other) => (other.wide > best.wide ? other : best));
}

function lain({ width, height, by }: Room, lie: Lie): Field {
  const { gap, band, left, plates } = SIZES[lie];
  const [across, rows] = lie === 'over' ? [COLUMNS, 4] : [COLUMNS + 1, 2];
  const free = height / by - band - 2 * plates - (rows - 2) * gap;
  const wide = Math.min(MOST, (width / by - left - (across - 1) * gap) / across, free / rows / CARD_RATIO);
  return { lie, wide: Math.max(0, wide) * by, gap: gap * by, band: band * by };
}
