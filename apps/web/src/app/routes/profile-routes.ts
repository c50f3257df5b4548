import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

/** The signed-in person's own pages: profile and account security. Behind `RequireViewer`. */
export const profileRoutes: RouteObject[] = [
  featureRoute(paths.myProfile(), 'profile', () =>
    import('../../features/profile/views/my-profile.tsx').then(({ MyProfile }) => MyProfile),
  ),
  featureRoute(
    paths.editProfile(),
    'profile',
    () =>
      import('../../features/profile/views/edit-profile.tsx').then(
        ({ EditProfile }) => EditProfile,
      ),
    ['form-parts'],
  ),
  featureRoute(paths.security(), 'accounts', () =>
    import('../../features/accounts/views/security.tsx').then(({ Security }) => Security),
  ),
];

/** Other people's public profiles: open to visitors. */
export const publicProfileRoutes: RouteObject[] = [
  featureRoute('/users/:userId', 'profile', () =>
    import('../../features/profile/views/public-profile.tsx').then(
      ({ PublicProfile }) => PublicProfile,
    ),
  ),
];
