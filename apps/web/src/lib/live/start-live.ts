import { session } from '../auth/browser-session.ts';
import { isKept } from './is-kept.ts';

/**
 * Follows whoever is signed in, from now on. Called once, when the application starts; the live
 * part itself is loaded with the first member, and what the device keeps where it keeps something.
 */
export function startLive(): void {
  let followed = -1;
  let stop: () => void = () => {};
  const check = () => {
    const { status, generation } = session.snapshot();
    if (status !== 'signedIn' && isKept()) {
      void import('../chats/device.ts').then(({ settleDevice }) => settleDevice());
    }
    if (generation === followed) return;
    stop();
    stop = () => {};
    followed = generation;
    if (status !== 'signedIn') return;
    void import('./follow-viewer.ts').then(({ followViewer }) => {
      if (followed === generation) stop = followViewer(generation);
    });
  };
  session.subscribe(check);
  check();
}
