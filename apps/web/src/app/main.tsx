import { client } from '../lib/apollo/client.ts';
import { currentLanguage, startI18n } from '../lib/i18n/i18n.ts';
import type { PageRouter } from '../lib/routing/page-router.ts';
import { RouterView } from '../lib/routing/router-view.tsx';
import { startLive } from '../lib/live/start-live.ts';
import { session } from '../lib/auth/browser-session.ts';
import '@wiki/ui/styles.css';
import './rendered.css';
import { startTransition } from 'react';
import { AfterHydration } from './after-hydration.tsx';
import { App } from './app.tsx';
import { followEndedSession } from './follow-ended-session.ts';
import { restoreRendered } from './restore-rendered.ts';
import { createAppRouter, createRenderedRouter } from './router.tsx';

declare global {
  /** Read by libraries that make `<style>` elements, such as the scroll lock of dialogs. */
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const appWith = (router: PageRouter) => (
  <App client={client}>
    <RouterView router={router} />
  </App>
);

/** Ends the task: the browser draws and answers between pieces of work that are short for a phone, too. */
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

// What the device changes later can wait for its code.
function startLater(): void {
  void import('./follow-device.ts').then(
    ({ followDevice }) => followDevice(client),
    () => undefined,
  );
}

async function start(place: HTMLElement): Promise<void> {
  const messages = startI18n();
  startLive();
  const isRendered = restoreRendered(place, client);
  if (!isRendered) void session.start();
  await pause();
  // In transitions: rendered in slices, between which the browser answers to the reader.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  if (!isRendered) {
    const router = createAppRouter();
    followEndedSession(router);
    await messages;
    startTransition(() => createRoot(place).render(appWith(router)));
    startLater();
    return;
  }
  await pause();
  const [router] = await Promise.all([createRenderedRouter(), messages]);
  followEndedSession(router);
  const page = <AfterHydration client={client}>{appWith(router)}</AfterHydration>;
  const renderedIn = currentLanguage();
  const onRecoverableError = (error: unknown) => {
    // A part that is hydrated after the language was switched is drawn anew, as was asked for.
    if (currentLanguage() === renderedIn) reportError(error);
  };
  await pause();
  startTransition(() => void hydrateRoot(place, page, { onRecoverableError }));
  startLater();
}

// In a task of its own, for a phone and for tools that look on: they note the place in the module that
// makes a request, and would read all of the first chunk again for that.
void pause().then(() => start(root));
