import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { signIn as enter } from '../../sign-in.service.ts';

export const signIn: MutationResolvers['signIn'] = (_parent, { input }, ctx) =>
  payloadOf({ user: null, accessToken: null }, () => enter(ctx, input));
