/**
 * Keeps the device from turning its screen off while the page is seen. Where the browser cannot (on plain http, for
 * instance) nothing happens. Returns what ends it.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  async function hold(): Promise<void> {
    if (document.hidden || (lock && !lock.released)) return;
    lock = await navigator.wakeLock.request('screen');
    if (ended) await lock.release();
  }
  /** The browser takes the lock back whenever the page is hidden, and may refuse it on a low battery. */
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
