/** Return a function that runs tasks one after the other. A task also runs if an earlier one has failed. */
export function inTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let latest: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = latest.then(work);
    latest = done.catch(() => undefined);
    return done;
  };
}
