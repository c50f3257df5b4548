import type { ProductResolvers } from '../../../graphql/generated/resolvers.ts';
import { categoryOf } from '../categories.ts';

export const Product: ProductResolvers = {
  id: (product) => product._id.toHexString(),
  category: (product) => categoryOf(product.category),
  async business({ businessId }, _args, { loaders }) {
    const business = await loaders.businessById.load(businessId);
    if (!business) throw new Error('A product without its business.');
    return business;
  },
};
