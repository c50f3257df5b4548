import { createBrowserRouter } from 'react-router-dom';
import { RequireRole, RequireViewer } from '../components/guards.tsx';
import { ErrorPage } from './error-page.tsx';
import { featureRoute } from './feature-route.ts';
import { RootLayout } from './layouts/root-layout.tsx';
import { accountsRoutes } from './routes/accounts-routes.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { profileRoutes, publicProfileRoutes } from './routes/profile-routes.ts';

/** Every address of the client. Pages are loaded when they are first opened. */
export const createAppRouter = () =>
  createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <ErrorPage />,
      children: [
        {
          errorElement: <ErrorPage />,
          children: [
            featureRoute('/', 'home', () =>
              import('../features/home/views/home.tsx').then(({ Home }) => Home),
            ),
            ...accountsRoutes,
            ...publicProfileRoutes,
            { element: <RequireViewer />, children: profileRoutes },
            { element: <RequireRole role="wikiAdmin" />, children: adminRoutes },
            featureRoute('*', 'not-found', () =>
              import('../features/not-found/views/not-found.tsx').then(({ NotFound }) => NotFound),
            ),
          ],
        },
      ],
    },
  ]);
