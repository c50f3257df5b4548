import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { signUp as register } from '../../sign-up.service.ts';

export const signUp: MutationResolvers['signUp'] = (_parent, { input }, ctx) =>
  payloadOf({ user: null, accessToken: null }, () => register(ctx, input));
