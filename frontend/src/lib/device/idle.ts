/** When the page has nothing better to do. */

/** The next moment in which nothing else runs; browsers without such moments offer the next but a few. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 50);
  });

/** How long nothing may have been fetched, in milliseconds. */
const QUIET = 1500;

/** The page is loaded, and has fetched nothing for a while. */
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

/** One thing after the other, each in an idle moment of its own, so that none keeps the page from answering. */
export const inTurn = (): Promise<void> => (turns = turns.then(idle));
