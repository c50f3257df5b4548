import { startI18n } from '../lib/i18n/i18n.ts';
import { startLive } from '../lib/live/start-live.ts';
import { session } from '../lib/auth/browser-session.ts';
import '@wiki/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followEndedSession } from './follow-ended-session.ts';
import { createAppRouter } from './router.tsx';

declare global {
  /** Read by libraries that make `<style>` elements, such as the scroll lock of dialogs. */
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// All three at once: who is there, in which language, on which page.
void session.start();
startLive();
const messages = startI18n();
const router = createAppRouter();
followEndedSession(router);
void messages.then(() => createRoot(root).render(<App router={router} />));
