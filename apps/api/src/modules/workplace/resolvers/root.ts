import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query, subscription } from '../../../kits/resource/index.ts';
import { findAnything } from '../find.service.ts';
import { workQueueChanged } from '../queue.live.ts';
import { assignWork, workCounts, workQueue, workSoon } from '../queue.service.ts';
import { systemState } from '../system-state.service.ts';

export const root = {
  Query: {
    findAnything: query(findAnything),
    workQueue: query(workQueue),
    workCounts: (_parent, _args, ctx) => workCounts(ctx),
    workSoon: (_parent, _args, ctx) => workSoon(ctx),
    systemState: (_parent, _args, ctx) => systemState(ctx),
  },
  Mutation: { assignWork: mutation({ assignee: null }, assignWork) },
  Subscription: { workQueueChanged: subscription(workQueueChanged) },
} satisfies Resolvers;
