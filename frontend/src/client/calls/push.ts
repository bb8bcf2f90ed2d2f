/** Subscribes this browser to messages while the page is closed, which the browser vendor's push service delivers. */
import { api } from '../api/api';
import type { Language } from '../../contract/language';
import { inTurns } from '../../lib/turns';

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

async function manager(): Promise<PushManager> {
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('there is no service worker');
  return (await navigator.serviceWorker.ready).pushManager;
}

/** The browser's subscription for this server's key. One for another key (an earlier server's) is removed first. */
async function subscription(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const pushes = await manager();
  const before = await pushes.getSubscription();
  const known = new Uint8Array(before?.options.applicationServerKey ?? new ArrayBuffer());
  if (before && known.join() === key.join()) return before;
  await before?.unsubscribe();
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Runs the calls below one after the other, so that the last one decides. */
const next = inTurns();

export const subscribe = (language: Language): Promise<void> =>
  next(async () => {
    const { endpoint, keys } = (await subscription(bytes((await api.pushKey()).key))).toJSON();
    await api.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language });
  });

export const unsubscribe = (): Promise<void> =>
  next(async () => {
    await api.unsubscribe();
    await (await (await manager()).getSubscription())?.unsubscribe();
  });
