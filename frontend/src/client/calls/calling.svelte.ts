/** Notifies a reader of their turn while the page is hidden: in the tab's title, by vibration, by a notification. */
import { settings } from '../../lib/settings.svelte';
import { fileOf } from '../../lib/addresses';
import { t } from '../../words/translate.svelte';

const ICON = fileOf('assets/compass.svg');
const CALLING_ICON = fileOf('assets/compass-turn.svg');
const MARK = '(1) ';
const SHAKE = [180, 90, 180];

export type Bar = 'insecure' | 'missing' | 'denied' | null;

/** Why this browser cannot show notifications; null if it can, or can ask for permission. */
export function noticesBarred(): Bar {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Why this browser cannot receive messages while the page is closed; null if it can. */
export function messagesBarred(): Bar {
  return noticesBarred() ?? ('PushManager' in window && 'serviceWorker' in navigator ? null : 'missing');
}

export const canVibrate = 'vibrate' in navigator;

export async function mayNotify(): Promise<boolean> {
  return noticesBarred() === null && (await Notification.requestPermission()) === 'granted';
}

/** Show a notification, through the service worker if there is one: phones show none without it. */
async function notify(title: string): Promise<void> {
  const options = {
    body: t('table.your_turn'),
    tag: location.href,
    icon: fileOf('assets/icon-192.png'),
    data: location.href,
  };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}

function mark(on: boolean): void {
  const title = document.title.replace(MARK, '');
  document.title = on ? MARK + title : title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', on ? CALLING_ICON : ICON);
  const app: { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> } = navigator;
  void (on ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => undefined);
}

function alarm(): void {
  if (settings.vibrate && canVibrate) navigator.vibrate(SHAKE);
  if (settings.notify && noticesBarred() === null && Notification.permission === 'granted')
    void notify(document.title.replace(MARK, '')).catch(() => undefined); // a browser may withdraw the permission
}

/** Notify while `asked()` is true and the page is hidden. Call it during a component's initialisation. */
export function callWhenHidden(asked: () => boolean): void {
  $effect(() => {
    if (!asked()) return;
    const show = (): void => mark(document.hidden);
    if (document.hidden) {
      show();
      alarm();
    }
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      mark(false);
    };
  });
}
