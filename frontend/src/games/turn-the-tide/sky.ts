/** A Weather card's sky, computed from numbers that grow from calm to storm, so that all cards differ. */
import { storm } from './rules/cards';

/** The window of the picture, in its own units. */
export const WINDOW = 86;
const HORIZON = 60;

const part = (value: number): number => Math.max(0, Math.min(1, value));
const round = (value: number): number => Math.round(value * 10) / 10;

export interface Cloud {
  x: number;
  y: number;
  size: number;
}

export interface Sky {
  /** From 0, calm, to 1. */
  storm: number;
  sun: number;
  clouds: Cloud[];
  /** Path of the rain; empty without rain. */
  rain: string;
  bolts: number;
  /** Paths of the sea's surface, the nearer one last; both reach the window's lower edge. */
  waves: [string, string];
  boat: { x: number; y: number; turn: number };
}

const CLOUDS: readonly Cloud[] = [
  { x: 44, y: 20, size: 0.8 },
  { x: 6, y: 17, size: 0.75 },
  { x: 22, y: 27, size: 1.05 },
  { x: 52, y: 31, size: 0.95 },
  { x: -6, y: 33, size: 1.1 },
  { x: 30, y: 14, size: 1.25 },
  { x: 58, y: 13, size: 1.1 },
  { x: 2, y: 9, size: 1.25 },
];

/** The clouds of a sky with storminess `t`: they appear one after another and grow. */
function cloudsAt(t: number): Cloud[] {
  return CLOUDS.flatMap(({ x, y, size }, i) => {
    const grown = part(t * (CLOUDS.length + 1) - i);
    return grown > 0.1 ? [{ x, y, size: round(size * (0.45 + 0.55 * grown)) }] : [];
  });
}

function rainAt(t: number): string {
  const drops = Math.round(part((t - 0.45) / 0.55) * 26);
  const slant = 1 + 9 * t;
  const length = 5 + 5 * t;
  return Array.from({ length: drops }, (_, i) => {
    const x = round((i * 37) % 92);
    const y = round(30 + ((i * 23) % 26));
    return `M${x} ${y}l${round(-slant)} ${round(length)}`;
  }).join('');
}

/** The height of the sea over `x`: low and round when calm, high and with crests in a storm. */
function surface(x: number, t: number, shift: number): number {
  const turn = ((x + shift) / 29) * Math.PI;
  const round_ = Math.cos(2 * turn);
  const crest = 1 - 2 * Math.abs(Math.sin(turn));
  return (1.2 + 7.5 * t) * ((1 - t) * round_ + t * crest);
}

function wave(t: number, shift: number, base: number): string {
  const points = Array.from({ length: WINDOW / 2 + 1 }, (_, i) => {
    const x = 2 * i;
    return `${x} ${round(base - surface(x, t, shift))}`;
  });
  return `M${points.join('L')}V${WINDOW}H0z`;
}

/** The sky of a Weather card. */
export function skyOf(card: number): Sky {
  const t = storm(card);
  return {
    storm: t,
    sun: round(part(1.15 - 2 * t)),
    clouds: cloudsAt(t),
    rain: rainAt(t),
    bolts: Math.floor(part((t - 0.72) / 0.28) * 3.01),
    waves: [wave(t, 8, HORIZON + 2), wave(t, 22, HORIZON + 12)],
    boat: { x: 30, y: round(HORIZON + 8 - surface(30, t, 22) * 0.8), turn: round(-4 - 36 * t) },
  };
}
