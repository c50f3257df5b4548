import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { updateProfile as update } from '../../user.service.ts';

export const updateProfile: MutationResolvers['updateProfile'] = (_parent, { input }, ctx) =>
  payloadOf({ user: null }, () => update(ctx, input));
