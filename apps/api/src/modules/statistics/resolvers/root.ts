import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { myBusinessDays, myBusinessWeeks } from '../business-weeks.service.ts';
import { readStatistics } from '../statistics.service.ts';

export const root = {
  Query: {
    statistics: (_parent, args, ctx) => readStatistics(ctx, args),
    myBusinessWeeks: (_parent, args, ctx) => myBusinessWeeks(ctx, args),
    myBusinessDays: (_parent, args, ctx) => myBusinessDays(ctx, args),
  },
} satisfies Resolvers;
