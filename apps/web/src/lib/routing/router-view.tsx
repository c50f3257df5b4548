import {
  createContext,
  memo,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { PageRouter, RouterState } from './page-router.ts';

interface Drawn {
  router: PageRouter;
  /** As it is drawn, which in a transition is behind the router's own. */
  state: RouterState;
}

const DrawnRouter = createContext<Drawn | null>(null);

/** The router around this part, and what is drawn of it. */
export function useDrawnRouter(): Drawn {
  const drawn = use(DrawnRouter);
  if (!drawn) throw new Error('There is no router around this part.');
  return drawn;
}

// What is on its way draws nothing anew.
const Pages = memo(({ routes }: { routes: RouteObject[] }) => useRoutes(routes));

/** Draws the page of the router's address, in transitions: the browser answers meanwhile. */
export function RouterView({ router }: { router: PageRouter }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const drawn = useMemo(() => ({ router, state }), [router, state]);
  return (
    <DrawnRouter value={drawn}>
      <Router location={state.location} navigationType={state.action} navigator={router.navigator}>
        <Pages routes={state.routes} />
      </Router>
    </DrawnRouter>
  );
}
