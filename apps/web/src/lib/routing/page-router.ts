import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type RouteObject,
  type To,
} from 'react-router-dom';
import { encoded, newKey, presentEntry, writeEntry } from './browser-entries.ts';
import { routesTowards } from './routes-towards.ts';
import { keepPlace, placeOf } from './scroll-places.ts';

/** What is to be drawn. */
export interface RouterState {
  location: Location;
  action: NavigationType;
  /** Those that its address may lead to. */
  routes: RouteObject[];
  /** Whether the code of another page is on its way. */
  isMoving: boolean;
  /** Why the page of this address could not be loaded. */
  failure: { error: unknown } | null;
  /** Where the window is to be scrolled: so far down, to what the address names or the top, or nowhere. */
  scroll: number | 'start' | 'stay';
}

/** A move to another address that somebody may hold. */
export interface Move {
  from: Location;
  to: Location;
  /** Makes it after all. */
  proceed: () => void;
}

/** Whether a move is held. */
export type Holder = (move: Move) => boolean;

/** Opens the pages of addresses. */
export interface PageRouter {
  readonly state: RouterState;
  subscribe: (listener: () => void) => () => void;
  /** Resolves when the page stands, or another was asked for. */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  /** Asks before each move. @returns what ends it */
  hold: (holder: Holder) => () => void;
  navigator: Navigator;
}

export interface PageRouterOptions {
  routes: RouteObject[];
  /** All routes, where `routes` are those of the first load: asked for when an address has none of them. */
  loadAll?: () => Promise<RouteObject[]>;
  /** Whether the page of this address stands in the document, with its code at hand. */
  isRendered?: boolean;
}

const matched = (routes: RouteObject[], at: Location | URL) =>
  matchRoutes(routesTowards(routes, at.pathname), at);

/** Loads what the page of an address shows, unless it is there. */
export async function loadPage(routes: RouteObject[], at: Location | URL): Promise<void> {
  await Promise.all(
    (matched(routes, at) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

const isAtHand = (routes: RouteObject[], at: Location): boolean =>
  matched(routes, at)?.every(({ route }) => !route.lazy) ?? true;

/** Whether an address has no page of its own among these routes. */
const isUnknown = (routes: RouteObject[], at: Location): boolean =>
  (matched(routes, at)?.at(-1)?.route.path ?? '*') === '*';

/**
 * The router of this tab. A page stays until the code of the next one is there; whoever asks for a third
 * one meanwhile gets that. It does what the client uses of React Router's own data router, and has none
 * of its loaders and actions.
 */
export function createPageRouter({ routes, loadAll, isRendered = false }: PageRouterOptions) {
  let known = routes;
  let isComplete = loadAll === undefined;
  let entry = presentEntry(0);
  let latest = 0;
  /** What the browser does next because it was told to: undone, or gone through with. */
  let announced: 'undo' | 'proceed' | null = null;
  const listeners = new Set<() => void>();
  const holders = new Set<Holder>();
  let state: RouterState = {
    location: entry.location,
    action: NavigationType.Pop,
    routes: routesTowards(known, entry.location.pathname),
    isMoving: false,
    failure: null,
    scroll: 'stay',
  };

  const become = (change: Partial<RouterState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const needsTable = (to: Location): boolean => !isComplete && isUnknown(known, to);

  const prepare = async (to: Location): Promise<void> => {
    if (loadAll && needsTable(to)) {
      known = await loadAll();
      isComplete = true;
    }
    await loadPage(known, to);
  };

  /** Shows the page of an address, once its code is there. */
  const open = async (
    to: Location,
    action: NavigationType,
    { idx, isToStay = false }: { idx: number; isToStay?: boolean },
  ): Promise<void> => {
    latest += 1;
    const own = latest;
    if (to.key !== state.location.key) keepPlace(state.location.key);
    let failure: RouterState['failure'] = null;
    if (needsTable(to) || !isAtHand(known, to)) {
      become({ isMoving: true });
      try {
        await prepare(to);
      } catch (error) {
        failure = { error };
      }
      if (own !== latest) return;
    }
    if (action !== NavigationType.Pop) {
      entry = { location: to, idx };
      writeEntry(entry, action === NavigationType.Replace);
    }
    become({
      location: to,
      action,
      routes: routesTowards(known, to.pathname),
      isMoving: false,
      failure,
      scroll: placeOf(to.key) ?? (isToStay ? 'stay' : 'start'),
    });
  };

  const isHeld = (to: Location, proceed: () => void): boolean =>
    [...holders].some((holder) => holder({ from: state.location, to, proceed }));

  const navigate: PageRouter['navigate'] = async (to, options = {}) => {
    if (typeof to === 'number') return history.go(to);
    const path = typeof to === 'string' ? parsePath(to) : to;
    const location: Location = {
      ...encoded({ pathname: state.location.pathname, ...path }),
      state: (options.state ?? null) as unknown,
      key: newKey(),
    };
    const go = () =>
      open(location, options.replace ? NavigationType.Replace : NavigationType.Push, {
        idx: options.replace ? entry.idx : entry.idx + 1,
        isToStay: options.preventScrollReset ?? false,
      });
    if (!isHeld(location, () => void go())) await go();
  };

  addEventListener('popstate', () => {
    const last = entry;
    entry = presentEntry(last.idx + 1);
    const isAnnounced = announced;
    announced = null;
    if (isAnnounced === 'undo') return;
    const { location, idx } = entry;
    const steps = idx - last.idx;
    const proceed = () => {
      announced = 'proceed';
      history.go(steps);
    };
    if (isAnnounced !== 'proceed' && steps !== 0 && isHeld(location, proceed)) {
      announced = 'undo';
      history.go(-steps);
      return;
    }
    void open(location, NavigationType.Pop, { idx });
  });
  if (!isRendered) void open(entry.location, NavigationType.Pop, { idx: entry.idx });

  const router: PageRouter = {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    hold: (holder) => {
      holders.add(holder);
      return () => holders.delete(holder);
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      encodeLocation: (to) => encoded(typeof to === 'string' ? parsePath(to) : to),
      go: (steps) => history.go(steps),
      push: (to, given: unknown, options) => void navigate(to, { ...options, state: given }),
      replace: (to, given: unknown, options) =>
        void navigate(to, { ...options, state: given, replace: true }),
    },
  };
  return router;
}

/** Stands still at one address: what the server renders, with the page's code at hand. */
export function createStillRouter(routes: RouteObject[], url: URL): PageRouter {
  const { pathname, search, hash } = url;
  const nothing = () => {};
  return {
    state: {
      location: { pathname, search, hash, state: null, key: 'default' },
      action: NavigationType.Pop,
      routes: routesTowards(routes, pathname),
      isMoving: false,
      failure: null,
      scroll: 'stay',
    },
    subscribe: () => nothing,
    navigate: () => Promise.resolve(),
    hold: () => nothing,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      encodeLocation: (to) => encoded(typeof to === 'string' ? parsePath(to) : to),
      go: nothing,
      push: nothing,
      replace: nothing,
    },
  };
}
