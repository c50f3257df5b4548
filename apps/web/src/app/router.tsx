import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { nameFirstEntry } from './name-first-entry.ts';
import { firstRoutes } from './first-routes.ts';

/** The route that the pages hang under. */
const pages = 'pages';

const loadOtherRoutes = () => import('./other-routes.tsx');

/** The routes of the application: those of the first page, and others as far as they are known. */
export const appRoutes = (others: readonly RouteObject[] = []): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    children: [{ id: pages, errorElement: <ErrorPage />, children: [...firstRoutes, ...others] }],
  },
];

/**
 * Every address of the client. Pages are loaded when they are first opened, and so is the table of
 * all but the home page: a visitor's first page does not carry the back office's addresses.
 */
export function createAppRouter() {
  let isComplete = false;
  nameFirstEntry();
  // Fetched once the first page stands, so that a click need not wait for it.
  globalThis.addEventListener('load', () => void loadOtherRoutes().catch(() => {}));
  return createBrowserRouter(appRoutes(), {
    async patchRoutesOnNavigation({ patch }) {
      if (isComplete) return;
      const { otherRoutes } = await loadOtherRoutes();
      if (isComplete) return;
      isComplete = true;
      patch(pages, otherRoutes);
    },
  });
}

/** As `createAppRouter`, with the page of this address at hand: it stands in the document already. */
export async function createRenderedRouter(): Promise<AppRouter> {
  const { otherRoutes } = await loadOtherRoutes();
  const routes = appRoutes(otherRoutes);
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
  nameFirstEntry();
  // Without data to begin with the router takes the page for its own first one and scrolls to its top,
  // away from what somebody has begun to read.
  return createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
