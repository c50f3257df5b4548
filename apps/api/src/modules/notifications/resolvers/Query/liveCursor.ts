import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';

export const liveCursor: QueryResolvers['liveCursor'] = (_parent, _args, { live }) =>
  live.currentCursor();
