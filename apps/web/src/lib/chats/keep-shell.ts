import { registerWorker } from '../register-worker.ts';

const cacheNames = ['wiki-shell', 'wiki-parts'];

/**
 * Files of the application that this page has: those that it loaded, and the style sheets that a rendered
 * page has as one, which others need by themselves.
 */
const loaded = (): string[] =>
  [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      ({ href }) => href,
    ),
  ].filter((name) => {
    const { origin, pathname } = new URL(name);
    return origin === location.origin && /\.(?:js|css|woff2)$/.test(pathname);
  });

/** Lets the application open without a network on this device. */
export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await registerWorker();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'keep', urls: loaded() });
}

/** Takes the application off this device. */
export async function forgetShell(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all(cacheNames.map((name) => caches.delete(name)));
}
