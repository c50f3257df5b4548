import { Outlet, type RouteObject } from 'react-router-dom';
import { PageBoundary, RenderBoundary } from '../lib/routing/page-boundary.tsx';
import { createPageRouter, loadPage, type PageRouter } from '../lib/routing/page-router.ts';
import { ErrorPage } from './error-page.tsx';
import { firstRoutes } from './first-routes.ts';
import { RootLayout } from './layouts/root-layout.tsx';

const loadOtherRoutes = () => import('./other-routes.tsx');

const showError = (error: unknown) => <ErrorPage error={error} />;

/** The routes of the application: those of the first page, and others as far as they are known. */
export const appRoutes = (others: readonly RouteObject[] = []): RouteObject[] => [
  {
    element: (
      <RenderBoundary show={showError}>
        <RootLayout />
      </RenderBoundary>
    ),
    children: [
      {
        element: (
          <PageBoundary show={showError}>
            <Outlet />
          </PageBoundary>
        ),
        children: [...firstRoutes, ...others],
      },
    ],
  },
];

const allRoutes = async (): Promise<RouteObject[]> => {
  const { otherRoutes } = await loadOtherRoutes();
  return appRoutes(otherRoutes);
};

/**
 * Every address of the client. Pages are loaded when they are first opened, and so is the table of
 * all but the home page: a visitor's first page does not carry the back office's addresses.
 */
export function createAppRouter(): PageRouter {
  // Fetched once the first page stands, so that a click need not wait for it.
  globalThis.addEventListener('load', () => void loadOtherRoutes().catch(() => {}));
  return createPageRouter({ routes: appRoutes(), loadAll: allRoutes });
}

/** As `createAppRouter`, with the page of this address at hand: it stands in the document already. */
export async function createRenderedRouter(): Promise<PageRouter> {
  const routes = await allRoutes();
  await loadPage(routes, new URL(location.href));
  return createPageRouter({ routes, isRendered: true });
}
