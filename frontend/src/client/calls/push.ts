/** Messages to this browser while the page is closed: they come through its maker's push service. */
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

/** The browser's subscription for this server's key; one for another key (of an earlier server here) is given up. */
async function subscription(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const pushes = await manager();
  const before = await pushes.getSubscription();
  const known = new Uint8Array(before?.options.applicationServerKey ?? new ArrayBuffer());
  if (before && known.join() === key.join()) return before;
  await before?.unsubscribe();
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** What is wanted last holds. */
const next = inTurns();

/** Has this browser written to in a language. */
export const subscribe = (language: Language): Promise<void> =>
  next(async () => {
    const { endpoint, keys } = (await subscription(bytes((await api.pushKey()).key))).toJSON();
    await api.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language });
  });

/** No more messages. */
export const unsubscribe = (): Promise<void> =>
  next(async () => {
    await api.unsubscribe();
    await (await (await manager()).getSubscription())?.unsubscribe();
  });
