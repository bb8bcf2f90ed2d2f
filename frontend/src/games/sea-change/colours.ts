import type { Suit } from './rules/cards';

/**
 * A suit's ink, 4.5:1 on card paper and different from the others in lightness and hue, and the light shade of its
 * pictures and flags, on which the ink stays readable. Cards stay paper in the dark theme, so these never change.
 */
export interface Colours {
  ink: string;
  tint: string;
}

export const COLOURS: Record<Suit, Colours> = {
  Y: { ink: '#7f6000', tint: '#fadc6e' },
  P: { ink: '#4a128c', tint: '#d9bdf2' },
  B: { ink: '#1151d3', tint: '#bcd7fa' },
  R: { ink: '#8c0d1e', tint: '#f4b0aa' },
  G: { ink: '#0e5a36', tint: '#aadbb6' },
};
