import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listProducts } from '../../product.service.ts';

export const products: QueryResolvers['products'] = (_parent, args, ctx) => listProducts(ctx, args);
