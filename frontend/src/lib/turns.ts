/** Run tasks one after the other, even if an earlier one fails. */
export function inTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let latest: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = latest.then(work);
    latest = done.catch(() => undefined);
    return done;
  };
}
