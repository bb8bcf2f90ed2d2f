/**
 * Keep the screen on while the page is visible. Does nothing if the browser cannot (on plain http, for instance).
 * Returns a function that ends it.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  async function hold(): Promise<void> {
    if (document.hidden || (lock && !lock.released)) return;
    lock = await navigator.wakeLock.request('screen');
    if (ended) await lock.release();
  }
  /** The browser releases the lock whenever the page is hidden, and may refuse it on a low battery. */
  const again = (): void => void hold().catch(() => undefined);

  if (!('wakeLock' in navigator)) return () => undefined;
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
