/** Work in slices, so that a thread stays responsive and can stop the work. */

/** The longest work before a thread handles its messages, in milliseconds. */
const SLICE = 12;

/** Let all waiting tasks run first. Unlike a timer this is never throttled. */
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
 * Run a generator whose steps take some milliseconds, and pass what it yields to `told`. Rejects with what it throws,
 * or with the signal's reason when the signal aborts.
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

/** Run the same work and drop its findings. */
export function* silently<Found>(work: Generator<unknown, Found>): Generator<void, Found> {
  let step = work.next();
  while (!step.done) {
    yield;
    step = work.next();
  }
  return step.value;
}
