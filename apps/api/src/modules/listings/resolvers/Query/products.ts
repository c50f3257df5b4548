import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import type { Page } from '../../../../platform/database/page.ts';
import { askedOfNodes } from '../../../../platform/reads/index.ts';
import { listListings } from '../../reading/listing-lists.service.ts';
import type { ProductRecord } from '../../listing.model.ts';

export const products: QueryResolvers['products'] = (_parent, { isFeatured, ...page }, ctx, info) =>
  listListings(
    ctx,
    { ...page, type: 'product', filter: { isFeatured }, sort: 'NEWEST' },
    askedOfNodes(info),
  ) as Promise<Page<ProductRecord>>;
