import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { findProduct } from '../../product.service.ts';

export const product: QueryResolvers['product'] = (_parent, { id }, ctx) => findProduct(ctx, id);
