/** The two sides' banners: a colour that carries words in `light`, and a charge that tells them apart without colour. */
export interface Banner {
  field: string;
  light: string;
  /** Path in a box from -20 to 20. */
  charge: string;
}

const TOWER =
  'M-13-19H-7.5V-14.5H-2.8V-19H2.8V-14.5H7.5V-19H13V-8L9.5-4.5V13H13V19H4.5V9A4.5 4.5 0 0 0-4.5 9V19H-13V13H-9.5V-4.5L-13-8ZM0-6.5A2.5 2.5 0 0 0-2.5-4V2.5H2.5V-4A2.5 2.5 0 0 0 0-6.5Z';

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const at = (angle: number, radius: number): string =>
    `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  const middle = (i * Math.PI) / 6;
  return `M${at(middle - 0.2, 11)}L${at(middle, i % 2 === 0 ? 20 : 16.5)}L${at(middle + 0.2, 11)}Z`;
}).join('');
const SUN = `M0-9A9 9 0 1 1-.01-9Z${RAYS}`;

export const BANNERS: readonly [Banner, Banner] = [
  { field: '#1f4560', light: '#c9d8dc', charge: TOWER },
  { field: '#6d2430', light: '#ecd0b4', charge: SUN },
];
