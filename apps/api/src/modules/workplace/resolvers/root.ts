import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query, subscription } from '../../../kits/resource/index.ts';
import { findAnything } from '../find.service.ts';
import { workQueueChanged } from '../queue.live.ts';
import { assignWork, workCounts, workQueue, workSoon } from '../queue.service.ts';
import { removeView, savedViews, saveView } from '../saved-view.resource.ts';
import { systemState } from '../system-state.service.ts';
import { setWorkLimits, workLimits } from '../work-limit.resource.ts';

export const root = {
  Query: {
    findAnything: query(findAnything),
    workQueue: query(workQueue),
    workCounts: (_parent, _args, ctx) => workCounts(ctx),
    workSoon: (_parent, _args, ctx) => workSoon(ctx),
    savedViews: (_parent, _args, ctx) => savedViews(ctx),
    workLimits: (_parent, _args, ctx) => workLimits(ctx),
    systemState: (_parent, _args, ctx) => systemState(ctx),
  },
  Mutation: {
    assignWork: mutation({ assignee: null }, assignWork),
    saveView: mutation({ savedView: null }, saveView),
    removeView: mutation({ savedView: null }, removeView),
    setWorkLimits: mutation({ workLimits: null }, setWorkLimits),
  },
  Subscription: { workQueueChanged: subscription(workQueueChanged) },
} satisfies Resolvers;
