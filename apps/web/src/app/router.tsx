import { createBrowserRouter } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { firstRoutes } from './routes/first-routes.ts';

/** The route that the pages hang under. */
const pages = 'pages';

const loadOtherRoutes = () => import('./routes/other-routes.tsx');

/**
 * Every address of the client. Pages are loaded when they are first opened, and so is the table of
 * all but the home page: a visitor's first page does not carry the back office's addresses.
 */
export function createAppRouter() {
  let isComplete = false;
  // Fetched once the first page stands, so that a click need not wait for it.
  globalThis.addEventListener('load', () => void loadOtherRoutes().catch(() => {}));
  return createBrowserRouter(
    [
      {
        element: <RootLayout />,
        errorElement: <ErrorPage />,
        children: [{ id: pages, errorElement: <ErrorPage />, children: firstRoutes }],
      },
    ],
    {
      async patchRoutesOnNavigation({ patch }) {
        if (isComplete) return;
        const { otherRoutes } = await loadOtherRoutes();
        if (isComplete) return;
        isComplete = true;
        patch(pages, otherRoutes);
      },
    },
  );
}

export type AppRouter = ReturnType<typeof createAppRouter>;
