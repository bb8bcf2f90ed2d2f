/** Load the module with this browser's part in the deal. */
export const deals = () => import('./deal');

/** Commitments to `count` new numbers. Empty if the module cannot be loaded; this browser then takes no part. */
export const committed = (count: number): Promise<string[]> =>
  deals().then(
    ({ commitments }) => commitments(count),
    () => [],
  );
