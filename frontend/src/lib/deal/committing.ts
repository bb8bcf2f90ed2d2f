/** Loads this browser's part in the deal. */
export const deals = () => import('./deal');

/** Commitments to `count` new numbers; empty if the module cannot be loaded, and then this browser takes no part. */
export const committed = (count: number): Promise<string[]> =>
  deals().then(
    ({ commitments }) => commitments(count),
    () => [],
  );
