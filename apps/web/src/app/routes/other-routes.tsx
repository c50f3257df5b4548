import type { RouteObject } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { RequireRole, RequireViewer } from '../../components/guards.tsx';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';
import { accountsRoutes } from './accounts-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { adminBillingRoutes, billingRoutes, publicBillingRoutes } from './billing-routes.ts';
import { businessRoles, businessRoutes, publicBusinessRoutes } from './business-routes.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { favouriteRoutes, listingRoutes } from './listing-routes.ts';
import { profileRoutes, publicProfileRoutes } from './profile-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { adminPublishingRoutes, publishingRoutes } from './publishing-routes.ts';
import {
  blacklistRoutes,
  businessReviewRoutes,
  disputeRoutes,
  ownReviewRoutes,
  publicReviewRoutes,
} from './review-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { upcomingAdminRoutes, upcomingPublicRoutes } from './upcoming-routes.tsx';

const notifications = (path: string) =>
  featureRoute(path, 'notifications', () =>
    import('../../features/notifications/views/notifications.tsx').then(
      ({ Notifications }) => Notifications,
    ),
  );

/** Every address beyond the home page: this table is loaded after it, when it is first needed. */
export const otherRoutes: RouteObject[] = [
  ...publicRoutes,
  ...listingRoutes,
  ...accountsRoutes,
  ...publicProfileRoutes,
  ...publicBillingRoutes,
  ...publicBusinessRoutes,
  ...searchRoutes,
  ...publicReviewRoutes,
  ...upcomingPublicRoutes,
  {
    element: <RequireViewer />,
    children: [
      notifications(paths.notifications()),
      ...profileRoutes,
      ...favouriteRoutes,
      ...billingRoutes,
      ...inboxRoutes,
      ...ownReviewRoutes,
    ],
  },
  {
    element: <RequireRole roles={businessRoles} />,
    children: [...businessRoutes, ...publishingRoutes, ...businessReviewRoutes],
  },
  {
    element: <RequireRole roles={['wikiAdmin']} />,
    children: [
      { path: '/admin', element: <Navigate to={paths.admin.analytics()} replace /> },
      notifications(paths.admin.notifications()),
      ...adminRoutes,
      ...adminPublishingRoutes,
      ...adminBillingRoutes,
      ...disputeRoutes,
      ...blacklistRoutes,
      ...upcomingAdminRoutes,
    ],
  },
];
