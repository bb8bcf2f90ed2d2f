/** A fictional sea: depths as a smooth field, with contours and soundings as on a chart. */

export const WIDTH = 1600;
export const HEIGHT = 1000;
const CELL = 20;

/** Shoals and deeps: position, width, height. Placed by hand so that the middle of a page stays calm. */
const SHOALS: readonly [x: number, y: number, width: number, height: number][] = [
  [90, 180, 250, 1.15],
  [250, 830, 300, 1.05],
  [1530, 760, 320, 1.2],
  [1290, 90, 230, 0.85],
  [760, 1010, 220, 0.55],
  [820, 420, 420, -0.45],
  [1120, 560, 200, 0.22],
];

/** The height of the sea floor at a point: above 1 is land, far below 0 the deep. */
function floor(x: number, y: number): number {
  let sum = -0.15;
  for (const [cx, cy, width, height] of SHOALS)
    sum += height * Math.exp(-((x - cx) ** 2 + 1.35 * (y - cy) ** 2) / width ** 2);
  const swell = Math.sin(x / 83 + 1.7 * Math.sin(y / 131)) * Math.cos(y / 97 + 1.3 * Math.sin(x / 149));
  return sum + 0.07 * swell + 0.025 * Math.sin(x / 31 + y / 47);
}

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** The crossing of a level on an edge between two corners, as a share of the edge, or null. */
function crossing(a: number, b: number, level: number): number | null {
  return a > level === b > level ? null : (level - a) / (b - a);
}

type Point = [x: number, y: number];

const COLUMNS = WIDTH / CELL + 1;
const ROWS = HEIGHT / CELL + 1;
/** The floor at the corners of all cells, row by row. */
const corners = Float32Array.from({ length: COLUMNS * ROWS }, (_, i) =>
  floor((i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL),
);

/** The pieces of the contour inside one cell (marching squares), as pairs of points. */
function pieces(column: number, row: number, level: number): Point[] {
  const at = (dx: number, dy: number): number => corners[(row + dy) * COLUMNS + column + dx] ?? 0;
  const [a, b, c, d] = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  const [x, y] = [column * CELL, row * CELL];
  const points: Point[] = [];
  const top = crossing(a, b, level);
  const right = crossing(b, c, level);
  const bottom = crossing(d, c, level);
  const left = crossing(a, d, level);
  if (top !== null) points.push([x + top * CELL, y]);
  if (right !== null) points.push([x + CELL, y + right * CELL]);
  if (bottom !== null) points.push([x + bottom * CELL, y + CELL]);
  if (left !== null) points.push([x, y + left * CELL]);
  return points;
}

/** The line of one depth over the whole chart, as SVG path data. */
export function contour(level: number): string {
  let path = '';
  for (let row = 0; row + 1 < ROWS; row += 1)
    for (let column = 0; column + 1 < COLUMNS; column += 1) {
      const points = pieces(column, row, level);
      for (let i = 0; i + 1 < points.length; i += 2) {
        const [from, to] = [points[i] as Point, points[i + 1] as Point];
        path += `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
      }
    }
  return path;
}

export interface Sounding {
  x: number;
  y: number;
  fathoms: number;
}

/** Depths in fathoms, scattered evenly as from a boat with a slightly irregular course. */
export function soundings(): Sounding[] {
  const found: Sounding[] = [];
  for (let row = 0; row * 74 < HEIGHT; row += 1)
    for (let column = 0; column * 104 < WIDTH; column += 1) {
      const x = column * 104 + 52 * (row % 2) + 22 * Math.sin(row * 5.1 + column * 3.7);
      const y = row * 74 + 38 + 18 * Math.sin(row * 2.3 + column * 7.9);
      const depth = 0.55 - floor(x, y);
      if (depth > 0.03) found.push({ x: Math.round(x), y: Math.round(y), fathoms: Math.ceil(depth * 46) });
    }
  return found;
}

/** The depths at which contour lines are drawn, from the shore down. */
export const LEVELS: readonly number[] = [0.55, 0.42, 0.28, 0.14, 0, -0.16, -0.32];
