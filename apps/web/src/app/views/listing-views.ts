import type { PageViews } from '../page-route.ts';

const lists = () => import('../../features/listings/views/listing-list.tsx');
const pages = () => import('../../features/listings/views/listing-page.tsx');

export const listingViews = {
  products: () => lists().then(({ Products }) => Products),
  services: () => lists().then(({ Services }) => Services),
  properties: () => lists().then(({ PropertyList }) => PropertyList),
  product: () => pages().then(({ ProductPage }) => ProductPage),
  service: () => pages().then(({ ServicePage }) => ServicePage),
  property: () => pages().then(({ PropertyPage }) => PropertyPage),
  favourites: () =>
    import('../../features/listings/views/favourites.tsx').then(({ Favourites }) => Favourites),
} satisfies PageViews;
