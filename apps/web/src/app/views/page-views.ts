import type { PageViews } from '../page-route.ts';

const legal = () => import('../../features/about/views/legal.tsx');

/** The texts that administrators write, and where they do. */
export const pageViews = {
  about: () => import('../../features/about/views/about.tsx').then(({ About }) => About),
  terms: () => legal().then(({ Terms }) => Terms),
  privacy: () => legal().then(({ Privacy }) => Privacy),
  shipping: () => legal().then(({ Shipping }) => Shipping),
  warranties: () => legal().then(({ Warranties }) => Warranties),
  adminPages: () =>
    import('../../features/admin-pages/views/pages.tsx').then(({ ManagedPages }) => ManagedPages),
  adminPage: () =>
    import('../../features/admin-pages/views/edit-page.tsx').then(({ EditPage }) => EditPage),
} satisfies PageViews;
