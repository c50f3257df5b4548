import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { actionPayloadOf } from '../../action-payload.ts';
import { verifyEmail as verify } from '../../email-verification.service.ts';

export const verifyEmail: MutationResolvers['verifyEmail'] = (_parent, { input }, ctx) =>
  actionPayloadOf(() => verify(ctx, input));
