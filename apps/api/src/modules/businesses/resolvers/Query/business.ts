import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readBusiness } from '../../directory.service.ts';

export const business: QueryResolvers['business'] = (_parent, { id }, ctx) => readBusiness(ctx, id);
