import { session } from '../auth/browser-session.ts';
import { isKept, noteKept } from './is-kept.ts';

/**
 * Follows whoever is signed in, from now on. Called once, when the application starts; the live
 * part itself is loaded with the first member. Where the server does not answer, what was read last is
 * shown; where nobody is signed in any more, it is forgotten.
 */
export function startLive(): void {
  let followed = -1;
  let stop: () => void = () => {};
  let isOffline = false;

  const end = () => {
    stop();
    stop = () => {};
  };
  const goOn = async () => {
    const { openOffline } = await import('../chats/device.ts');
    const close = await openOffline();
    if (session.snapshot().status === 'unknown') stop = close;
    else close();
  };
  const forget = async () => {
    const { forgetDevice } = await import('../chats/device.ts');
    await forgetDevice();
    noteKept(false);
  };

  const check = () => {
    const { status, generation, isUnreachable } = session.snapshot();
    if (status === 'unknown' && isUnreachable && !isOffline && isKept()) {
      isOffline = true;
      void goOn().catch(() => undefined);
    }
    // What is left of somebody goes with the next start, where it did not now.
    if (status === 'signedOut' && isKept()) void forget().catch(() => undefined);
    if (generation === followed) return;
    end();
    followed = generation;
    if (status !== 'signedIn') return;
    void import('./follow-viewer.ts').then(({ followViewer }) => {
      if (followed === generation) stop = followViewer(generation);
    });
  };
  session.subscribe(check);
  check();
}
