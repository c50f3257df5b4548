import type { PageViews } from '../page-route.ts';

export const publicViews = {
  becomeMember: () =>
    import('../../features/membership/views/become-member.tsx').then(
      ({ BecomeMember }) => BecomeMember,
    ),
  about: () => import('../../features/about/views/about.tsx').then(({ About }) => About),
  terms: () => import('../../features/about/views/legal.tsx').then(({ Terms }) => Terms),
  privacy: () => import('../../features/about/views/legal.tsx').then(({ Privacy }) => Privacy),
} satisfies PageViews;
