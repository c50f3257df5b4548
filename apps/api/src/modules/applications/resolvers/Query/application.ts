import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readApplication } from '../../application.service.ts';

export const application: QueryResolvers['application'] = (_parent, { id }, ctx) =>
  readApplication(ctx, id);
