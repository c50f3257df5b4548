import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { updatePlan as update } from '../../plan.service.ts';

export const updatePlan: MutationResolvers['updatePlan'] = (_parent, { input }, ctx) =>
  payloadOf({ plan: null }, () => update(ctx, input));
