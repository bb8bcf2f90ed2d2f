/** Wait for the next idle moment; browsers without idle callbacks use a short timer. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 50);
  });

/** Milliseconds without a fetch after which the page counts as quiet. */
const QUIET = 1500;

/** Wait until the page is loaded and has fetched nothing for a while. */
export async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  await new Promise<void>((done) => {
    let timer = setTimeout(end, QUIET);
    const watching = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    });
    function end(): void {
      watching.disconnect();
      done();
    }
    watching.observe({ type: 'resource' });
  });
  await idle();
}

let turns = Promise.resolve();

/** Wait for an idle moment. Each caller gets a separate one, in order, so that the page stays responsive. */
export const inTurn = (): Promise<void> => (turns = turns.then(idle));
