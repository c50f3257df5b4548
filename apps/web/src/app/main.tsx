import { client } from '../lib/apollo/client.ts';
import { currentLanguage, startI18n } from '../lib/i18n/i18n.ts';
import type { PageRouter } from '../lib/routing/page-router.ts';
import { RouterView } from '../lib/routing/router-view.tsx';
import { startLive } from '../lib/live/start-live.ts';
import { session } from '../lib/auth/browser-session.ts';
import '@wiki/ui/styles.css';
import './rendered.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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

startLive();
// What the device changes later can wait for its code.
void import('../lib/color-scheme.ts').then(
  ({ startColorScheme }) => startColorScheme(),
  () => undefined,
);
void import('../lib/apollo/heal.ts').then(
  ({ healWithConnection }) => healWithConnection(client),
  () => undefined,
);
const messages = startI18n();
// In transitions: rendered in slices, between which the browser answers to the reader.
if (restoreRendered(root, client)) {
  void Promise.all([createRenderedRouter(), messages]).then(([router]) => {
    followEndedSession(router);
    const page = <AfterHydration client={client}>{appWith(router)}</AfterHydration>;
    const renderedIn = currentLanguage();
    const onRecoverableError = (error: unknown) => {
      // A part that is hydrated after the language was switched is drawn anew, as was asked for.
      if (currentLanguage() === renderedIn) reportError(error);
    };
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  });
} else {
  void session.start();
  const router = createAppRouter();
  followEndedSession(router);
  void messages.then(() => startTransition(() => createRoot(root).render(appWith(router))));
}
