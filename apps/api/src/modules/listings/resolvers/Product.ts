import type { ProductResolvers } from '../../../graphql/generated/resolvers.ts';
import { listingFields, moneyOf } from './listing-fields.ts';

export const Product: ProductResolvers = {
  ...listingFields,
  price: (product) => moneyOf(product, product.price),
};
