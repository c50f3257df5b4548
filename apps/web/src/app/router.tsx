import { createBrowserRouter, Navigate } from 'react-router-dom';
import { RequireRole, RequireViewer } from '../components/guards.tsx';
import { paths } from '../lib/paths.ts';
import { ErrorPage } from './error-page.tsx';
import { featureRoute } from './feature-route.ts';
import { RootLayout } from './layouts/root-layout.tsx';
import { accountsRoutes } from './routes/accounts-routes.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { profileRoutes, publicProfileRoutes } from './routes/profile-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import {
  businessRoles,
  upcomingAdminRoutes,
  upcomingBusinessRoutes,
  upcomingPublicRoutes,
  upcomingViewerRoutes,
} from './routes/upcoming-routes.tsx';

const notifications = (path: string) =>
  featureRoute(path, 'notifications', () =>
    import('../features/notifications/views/notifications.tsx').then(
      ({ Notifications }) => Notifications,
    ),
  );

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
            ...publicRoutes,
            ...accountsRoutes,
            ...publicProfileRoutes,
            ...upcomingPublicRoutes,
            {
              element: <RequireViewer />,
              children: [
                notifications(paths.notifications()),
                ...profileRoutes,
                ...upcomingViewerRoutes,
              ],
            },
            { element: <RequireRole roles={businessRoles} />, children: upcomingBusinessRoutes },
            {
              element: <RequireRole roles={['wikiAdmin']} />,
              children: [
                { path: '/admin', element: <Navigate to={paths.admin.analytics()} replace /> },
                notifications(paths.admin.notifications()),
                ...adminRoutes,
                ...upcomingAdminRoutes,
              ],
            },
          ],
        },
      ],
    },
  ]);

export type AppRouter = ReturnType<typeof createAppRouter>;
