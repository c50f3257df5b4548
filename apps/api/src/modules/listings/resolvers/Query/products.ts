import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import type { Page } from '../../../../platform/database/keyset.ts';
import { listListings } from '../../listing-lists.service.ts';
import type { ProductRecord } from '../../listing.model.ts';

export const products: QueryResolvers['products'] = (_parent, { featured, ...page }, ctx) =>
  listListings(ctx, { ...page, type: 'product', filter: { featured }, sort: 'NEWEST' }) as Promise<
    Page<ProductRecord>
  >;
