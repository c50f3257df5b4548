import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

/** The back office. Behind `RequireRole` for administrators. */
export const adminRoutes: RouteObject[] = [
  featureRoute(paths.admin.users(), 'admin-users', () =>
    import('../../features/admin-users/views/accounts.tsx').then(({ Accounts }) => Accounts),
  ),
  featureRoute(
    '/admin/new-applications',
    'admin-applications',
    () =>
      import('../../features/admin-applications/views/applications.tsx').then(
        ({ Applications }) => Applications,
      ),
    ['application-parts'],
  ),
  featureRoute(
    '/admin/new-applications/:applicationId',
    'admin-applications',
    () =>
      import('../../features/admin-applications/views/application-details.tsx').then(
        ({ ApplicationPage }) => ApplicationPage,
      ),
    ['application-parts'],
  ),
  {
    path: paths.admin.businessProfiles(),
    loader: ({ request }) =>
      redirect(paths.admin.editBusinessProfiles() + new URL(request.url).search),
  },
  featureRoute(paths.admin.editBusinessProfiles(), 'admin-businesses', () =>
    import('../../features/admin-businesses/views/businesses.tsx').then(
      ({ Businesses }) => Businesses,
    ),
  ),
  featureRoute(
    '/admin/manage-business-profiles/edit-profile/:businessId',
    'admin-businesses',
    () =>
      import('../../features/admin-businesses/views/business.tsx').then(
        ({ BusinessPage }) => BusinessPage,
      ),
    ['form-parts', 'business-form', 'business-people', 'application-parts'],
  ),
  featureRoute(
    paths.admin.createBusinessProfile(),
    'admin-businesses',
    () =>
      import('../../features/admin-businesses/views/create-business.tsx').then(
        ({ CreateBusiness }) => CreateBusiness,
      ),
    ['form-parts'],
  ),
  featureRoute(paths.admin.referenceLists(), 'admin-reference', () =>
    import('../../features/admin-reference/views/reference-lists.tsx').then(
      ({ ReferenceLists }) => ReferenceLists,
    ),
  ),
];
