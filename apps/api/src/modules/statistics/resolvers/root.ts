import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { myBusinessWeeks } from '../business-weeks.service.ts';
import { readStatistics } from '../statistics.service.ts';

export const root = {
  Query: {
    statistics: (_parent, args, ctx) => readStatistics(ctx, args),
    myBusinessWeeks: (_parent, args, ctx) => myBusinessWeeks(ctx, args),
  },
} satisfies Resolvers;
