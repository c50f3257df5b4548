import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query, subscription } from '../../../kits/resource/index.ts';
import { askedFields, askedOfNodes } from '../../../platform/reads/index.ts';
import { actOnListings } from '../writing/act-on-listings.service.ts';
import { countManagedListings } from '../reading/count-listings.service.ts';
import { featureListings } from '../writing/feature-listings.service.ts';
import { importListings } from '../importing/import-listings.service.ts';
import {
  createListing,
  duplicateListing,
  updateListing,
} from '../writing/listing-drafts.service.ts';
import {
  listListings,
  readListing,
  readListings,
  readManagedListing,
} from '../reading/listing-lists.service.ts';
import { withRelated } from '../reading/with-related.ts';
import { managedListings } from '../reading/managed-listings.resource.ts';
import { followListings, followManagedListings } from '../listing.live.ts';
import { products } from './Query/products.ts';

export const root = {
  Query: {
    listing: (_parent, { id }, _ctx, info) => readListing(id, askedFields(info)),
    listings: async (_parent, args, ctx, info) =>
      withRelated(await listListings(ctx, args, askedOfNodes(info)), ctx, info),
    listingsByIds: (_parent, { ids }, ctx, info) => readListings(ctx, ids, askedFields(info)),
    managedListing: (_parent, { id }, ctx, info) => readManagedListing(ctx, id, askedFields(info)),
    managedListingCounts: query(countManagedListings),
    managedListings: managedListings.resolve,
    product: async (_parent, { id }, _ctx, info) => {
      const listing = await readListing(id, askedFields(info));
      return listing?.type === 'product' ? listing : null;
    },
    products,
  },
  Mutation: {
    actOnListings: mutation({ outcomes: [] }, actOnListings),
    createListing: mutation({ listing: null }, createListing),
    duplicateListing: mutation({ listing: null }, duplicateListing),
    featureListings: mutation({ outcomes: [] }, featureListings),
    importListings: mutation({ rows: [], columnWords: [], created: 0 }, importListings),
    updateListing: mutation({ listing: null }, updateListing),
  },
  Subscription: {
    listingChanged: subscription(followListings),
    managedListingChanged: {
      subscribe: (_parent, { after }, ctx) => followManagedListings(ctx, after),
    },
  },
} satisfies Resolvers;
