import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { actionPayloadOf } from '../../action-payload.ts';
import { requestPasswordReset as request } from '../../password-reset.service.ts';

export const requestPasswordReset: MutationResolvers['requestPasswordReset'] = (
  _parent,
  { input },
  ctx,
) => actionPayloadOf(() => request(ctx, input));
