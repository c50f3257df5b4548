import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

const rows = ['listing-form', 'form-parts', 'application-parts'] as const;
const form = [...rows, 'listing-parts'] as const;

/** The own business's listings. Behind `RequireRole` for those who work for one. */
export const publishingRoutes: RouteObject[] = [
  featureRoute(
    paths.myListings(),
    'my-listings',
    () =>
      import('../../features/my-listings/views/my-listings.tsx').then(
        ({ MyListings }) => MyListings,
      ),
    rows,
  ),
  featureRoute(
    paths.newListing(),
    'my-listings',
    () =>
      import('../../features/my-listings/views/new-listing.tsx').then(
        ({ NewListing }) => NewListing,
      ),
    form,
  ),
  featureRoute(
    paths.importListings(),
    'my-listings',
    () =>
      import('../../features/my-listings/views/import-listings.tsx').then(
        ({ ImportListings }) => ImportListings,
      ),
    rows,
  ),
  featureRoute(
    '/my-business-profile/listings/:listingId/edit',
    'my-listings',
    () =>
      import('../../features/my-listings/views/edit-listing.tsx').then(
        ({ EditListing }) => EditListing,
      ),
    form,
  ),
  featureRoute(
    '/my-business-profile/listings/:listingId/preview',
    'my-listings',
    () =>
      import('../../features/my-listings/views/preview-listing.tsx').then(
        ({ PreviewListing }) => PreviewListing,
      ),
    form,
  ),
];

/** Everybody's listings. Behind `RequireRole` for administrators. */
export const adminPublishingRoutes: RouteObject[] = [
  {
    path: '/admin/manage-listings',
    loader: ({ request }) => redirect(paths.admin.editListings({}) + new URL(request.url).search),
  },
  featureRoute(
    paths.admin.editListings({}),
    'admin-listings',
    () =>
      import('../../features/admin-listings/views/listings.tsx').then(({ Listings }) => Listings),
    rows,
  ),
  featureRoute(
    '/admin/manage-listings/edit-listings/:listingId',
    'admin-listings',
    () =>
      import('../../features/admin-listings/views/listing.tsx').then(
        ({ ListingPage }) => ListingPage,
      ),
    form,
  ),
  featureRoute(
    paths.admin.createListing({}),
    'admin-listings',
    () =>
      import('../../features/admin-listings/views/create-listing.tsx').then(
        ({ CreateListing }) => CreateListing,
      ),
    form,
  ),
];
