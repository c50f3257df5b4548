import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { uploadRules as rulesFor } from '../../file.service.ts';

export const uploadRules: QueryResolvers['uploadRules'] = (_parent, { purpose }, ctx) =>
  rulesFor(ctx, purpose);
