/** The positions of the bits that are set, ascending; the lowest bit is 0. */
export const members = (bits: number): number[] => {
  const found: number[] = [];
  for (let at = 0; 2 ** at <= bits; at++) if (Math.floor(bits / 2 ** at) % 2 === 1) found.push(at);
  return found;
};
