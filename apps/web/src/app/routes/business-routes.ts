import type { MemberType } from '@wiki/domain';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

/** Who may open the sections of a business. */
export const businessRoles: readonly MemberType[] = ['business', 'businessAdmin'];

/** The directory of businesses, their public profiles and the answer to an invitation: open to visitors. */
export const publicBusinessRoutes: RouteObject[] = [
  featureRoute(
    paths.entrepreneurs(),
    'entrepreneurs',
    () =>
      import('../../features/entrepreneurs/views/directory.tsx').then(({ Directory }) => Directory),
    ['form-parts'],
  ),
  featureRoute(
    '/entrepreneurs/:businessId',
    'entrepreneurs',
    () =>
      import('../../features/entrepreneurs/views/public-profile.tsx').then(
        ({ PublicProfile }) => PublicProfile,
      ),
    ['application-parts', 'listing-parts', 'review-parts'],
  ),
  featureRoute(paths.businessInvitation(), 'business-profile', () =>
    import('../../features/business-profile/views/business-invitation.tsx').then(
      ({ BusinessInvitation }) => BusinessInvitation,
    ),
  ),
];

/** The own business's profile and people. Behind `RequireRole` for those who work for one. */
export const businessRoutes: RouteObject[] = [
  featureRoute(
    paths.editBusinessProfile(),
    'business-profile',
    () =>
      import('../../features/business-profile/views/edit-business.tsx').then(
        ({ EditBusiness }) => EditBusiness,
      ),
    ['business-form', 'business-people', 'form-parts', 'application-parts'],
  ),
];
