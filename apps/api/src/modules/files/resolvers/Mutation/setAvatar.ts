import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { setAvatar as set } from '../../avatar.service.ts';

export const setAvatar: MutationResolvers['setAvatar'] = (_parent, { input }, ctx) =>
  payloadOf({ user: null }, () => set(ctx, input));
