import type { PageViews } from '../page-route.ts';

export const publishingViews = {
  myListings: () =>
    import('../../features/my-listings/views/my-listings.tsx').then(({ MyListings }) => MyListings),
  businessFigures: () =>
    import('../../features/my-listings/views/business-figures.tsx').then(
      ({ BusinessFigures }) => BusinessFigures,
    ),
  newListing: () =>
    import('../../features/my-listings/views/new-listing.tsx').then(({ NewListing }) => NewListing),
  importListings: () =>
    import('../../features/my-listings/views/import-listings.tsx').then(
      ({ ImportListings }) => ImportListings,
    ),
  editListing: () =>
    import('../../features/my-listings/views/edit-listing.tsx').then(
      ({ EditListing }) => EditListing,
    ),
  previewListing: () =>
    import('../../features/my-listings/views/preview-listing.tsx').then(
      ({ PreviewListing }) => PreviewListing,
    ),
  adminListings: () =>
    import('../../features/admin-listings/views/listings.tsx').then(({ Listings }) => Listings),
  adminListing: () =>
    import('../../features/admin-listings/views/listing.tsx').then(
      ({ ListingPage }) => ListingPage,
    ),
  adminCreateListing: () =>
    import('../../features/admin-listings/views/create-listing.tsx').then(
      ({ CreateListing }) => CreateListing,
    ),
} satisfies PageViews;
