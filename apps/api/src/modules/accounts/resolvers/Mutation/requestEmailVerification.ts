import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { actionPayloadOf } from '../../action-payload.ts';
import { requestEmailVerification as request } from '../../email-verification.service.ts';

export const requestEmailVerification: MutationResolvers['requestEmailVerification'] = (
  _parent,
  _args,
  ctx,
) => actionPayloadOf(() => request(ctx));
