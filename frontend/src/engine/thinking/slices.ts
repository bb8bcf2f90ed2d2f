/** Runs long work in slices, so that its thread can handle messages and stop the work in between. */

/** How long a thread works before it handles its messages, in milliseconds. */
const SLICE = 12;

/** Wait until all queued tasks have run. Browsers delay timers of hidden pages, but not this. */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Run a generator whose steps take some milliseconds, and call `told` with each value that it yields. Rejects with the
 * error that it throws, or with the signal's reason when the signal aborts.
 */
export async function inSlices<Told, Found>(
  work: Generator<Told | void, Found>,
  stop?: AbortSignal,
  told?: (part: Told) => void,
): Promise<Found> {
  let began = performance.now();
  try {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      if (step.value !== undefined) told?.(step.value as Told);
      if (performance.now() - began < SLICE) continue;
      await breath();
      stop?.throwIfAborted();
      began = performance.now();
    }
  } finally {
    work.return(undefined as Found);
  }
}

/** Run a generator to its end. Yields after each step, but without the values. */
export function* silently<Found>(work: Generator<unknown, Found>): Generator<void, Found> {
  let step = work.next();
  while (!step.done) {
    yield;
    step = work.next();
  }
  return step.value;
}
