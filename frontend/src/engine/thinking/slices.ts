/** Work in slices: what a thread does that has other things to do, too, and may be told to stop. */

/** How long a thread works at most before it hears what has been said to it, in milliseconds. */
const SLICE = 12;

/** Everything that waits is done before this comes back; unlike a timer it is never held up. */
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
 * Carry out a generator, each step of which is some milliseconds of work; what it yields is `told`, where it is
 * anything. Rejects with what it throws, or with the signal's reason once that says stop.
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

/** The same work, of which nothing is told. */
export function* silently<Found>(work: Generator<unknown, Found>): Generator<void, Found> {
  let step = work.next();
  while (!step.done) {
    yield;
    step = work.next();
  }
  return step.value;
}
