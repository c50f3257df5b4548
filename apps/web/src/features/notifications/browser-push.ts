import { registerWorker } from '../../lib/register-worker.ts';

/** Whether this browser can take messages, and may: some ask first, some were told no. */
export type PushSupport = 'none' | 'ask' | 'denied' | 'granted';

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'none';
  const permissions = { default: 'ask', denied: 'denied', granted: 'granted' } as const;
  return permissions[Notification.permission];
}

/** What the server needs to send to this browser. */
export interface PushSubscriptionInput {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const inputOf = (subscription: PushSubscription): PushSubscriptionInput => {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

/** Asks the person, and subscribes this browser; null when they said no. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // One of an installation before this one cannot be used with another key.
  await before?.unsubscribe();
  const applicationServerKey = bytesOf(publicKey);
  return inputOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
