/** The way to this browser's part in the deal. */
export const deals = () => import('./deal');

/** So many commitments to fresh numbers; none where that part cannot be fetched: then this browser takes no part. */
export const committed = (count: number): Promise<string[]> =>
  deals().then(
    ({ commitments }) => commitments(count),
    () => [],
  );
