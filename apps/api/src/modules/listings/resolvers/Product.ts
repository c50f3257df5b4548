import type { ProductResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { ProductRecord } from '../listing.model.ts';
import { listingFields, moneyOf } from './listing-fields.ts';

const reads = readsOf<ProductRecord>();

export const Product: ProductResolvers = {
  ...listingFields,
  price: reads(['price', 'currency'], (product) => moneyOf(product, product.price)),
};
