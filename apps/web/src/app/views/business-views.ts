import type { PageViews } from '../page-route.ts';

export const businessViews = {
  entrepreneurs: () =>
    import('../../features/entrepreneurs/views/directory.tsx').then(({ Directory }) => Directory),
  entrepreneur: () =>
    import('../../features/entrepreneurs/views/public-profile.tsx').then(
      ({ PublicProfile }) => PublicProfile,
    ),
  businessInvitation: () =>
    import('../../features/business-profile/views/business-invitation.tsx').then(
      ({ BusinessInvitation }) => BusinessInvitation,
    ),
  editBusiness: () =>
    import('../../features/business-profile/views/edit-business.tsx').then(
      ({ EditBusiness }) => EditBusiness,
    ),
} satisfies PageViews;
