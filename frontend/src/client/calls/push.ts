/** Messages to this browser while the page is closed, through its vendor's push service. */
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

/** The browser's subscription with this server's key. One with another key (of an earlier server) is removed. */
async function subscription(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const pushes = await manager();
  const before = await pushes.getSubscription();
  const known = new Uint8Array(before?.options.applicationServerKey ?? new ArrayBuffer());
  if (before && known.join() === key.join()) return before;
  await before?.unsubscribe();
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Calls run in order: the last one decides. */
const next = inTurns();

/** Subscribe this browser to messages in a language. */
export const subscribe = (language: Language): Promise<void> =>
  next(async () => {
    const { endpoint, keys } = (await subscription(bytes((await api.pushKey()).key))).toJSON();
    await api.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language });
  });

/** Unsubscribe this browser. */
export const unsubscribe = (): Promise<void> =>
  next(async () => {
    await api.unsubscribe();
    await (await (await manager()).getSubscription())?.unsubscribe();
  });
