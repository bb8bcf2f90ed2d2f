/** Has things done one after the other, whatever becomes of those before. */
export function inTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let latest: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = latest.then(work);
    latest = done.catch(() => undefined);
    return done;
  };
}
