import type { PageViews } from '../page-route.ts';

export const profileViews = {
  myProfile: () =>
    import('../../features/profile/views/my-profile.tsx').then(({ MyProfile }) => MyProfile),
  editProfile: () =>
    import('../../features/profile/views/edit-profile.tsx').then(({ EditProfile }) => EditProfile),
  security: () =>
    import('../../features/accounts/views/security.tsx').then(({ Security }) => Security),
  user: () =>
    import('../../features/profile/views/public-profile.tsx').then(
      ({ PublicProfile }) => PublicProfile,
    ),
} satisfies PageViews;
