import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

const lists = () => import('../../features/listings/views/listing-list.tsx');
const pages = () => import('../../features/listings/views/listing-page.tsx');

const listParts = ['listing-parts', 'listing-filters'] as const;

/** Products, services and property as everybody sees them. */
export const listingRoutes: RouteObject[] = [
  featureRoute(
    paths.products(),
    'listings',
    () => lists().then(({ Products }) => Products),
    listParts,
  ),
  featureRoute(
    paths.services(),
    'listings',
    () => lists().then(({ Services }) => Services),
    listParts,
  ),
  featureRoute(
    paths.property(),
    'listings',
    () => lists().then(({ PropertyList }) => PropertyList),
    listParts,
  ),
  featureRoute('/products/:id', 'listings', () => pages().then(({ ProductPage }) => ProductPage), [
    'listing-parts',
  ]),
  featureRoute('/services/:id', 'listings', () => pages().then(({ ServicePage }) => ServicePage), [
    'listing-parts',
  ]),
  featureRoute(
    '/property/:id',
    'listings',
    () => pages().then(({ PropertyPage }) => PropertyPage),
    ['listing-parts'],
  ),
];

/** What the signed-in person keeps. Behind `RequireViewer`. */
export const favouriteRoutes: RouteObject[] = [
  featureRoute(paths.favourites(), 'listings', () =>
    import('../../features/listings/views/favourites.tsx').then(({ Favourites }) => Favourites),
  ),
];
