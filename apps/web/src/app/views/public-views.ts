import type { PageViews } from '../page-route.ts';

export const publicViews = {
  becomeMember: () =>
    import('../../features/membership/views/become-member.tsx').then(
      ({ BecomeMember }) => BecomeMember,
    ),
} satisfies PageViews;
