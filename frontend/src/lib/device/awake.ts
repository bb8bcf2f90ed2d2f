/**
 * Keep the screen on while the page is visible, if the browser can do that (over plain http it cannot). Returns a
 * function that ends this.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  async function hold(): Promise<void> {
    if (document.hidden || (lock && !lock.released)) return;
    lock = await navigator.wakeLock.request('screen');
    if (ended) await lock.release();
  }
  /** Request the lock again: the browser releases it whenever the page is hidden. It may refuse it on a low battery. */
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
