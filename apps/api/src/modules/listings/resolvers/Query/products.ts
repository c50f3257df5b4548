import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import type { Page } from '../../../../platform/database/keyset.ts';
import { listListings } from '../../listing-lists.service.ts';
import type { ProductRecord } from '../../listing.model.ts';

export const products: QueryResolvers['products'] = (_parent, { isFeatured, ...page }, ctx) =>
  listListings(ctx, {
    ...page,
    type: 'product',
    filter: { isFeatured },
    sort: 'NEWEST',
  }) as Promise<Page<ProductRecord>>;
