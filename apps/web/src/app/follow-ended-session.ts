import { session } from '../lib/auth/browser-session.ts';
import { paths } from '../lib/paths.ts';
import type { PageRouter } from '../lib/routing/page-router.ts';

/** Once the server has ended the session, the person reads so on the sign-in page and can come back. */
export function followEndedSession(router: PageRouter): void {
  let hadEnded = session.snapshot().hasEnded;
  session.subscribe(() => {
    const { hasEnded } = session.snapshot();
    const hasJustEnded = hasEnded && !hadEnded;
    hadEnded = hasEnded;
    const { pathname, search } = router.state.location;
    if (!hasJustEnded || pathname === paths.login()) return;
    void router.navigate(paths.login({ next: pathname + search, ended: true }), { replace: true });
  });
}
