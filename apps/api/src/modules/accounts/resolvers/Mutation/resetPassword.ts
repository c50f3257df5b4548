import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { actionPayloadOf } from '../../action-payload.ts';
import { resetPassword as reset } from '../../password-reset.service.ts';

export const resetPassword: MutationResolvers['resetPassword'] = (_parent, { input }, ctx) =>
  actionPayloadOf(() => reset(ctx, input));
