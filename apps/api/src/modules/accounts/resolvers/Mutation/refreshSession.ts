import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { refreshSession as refresh } from '../../refresh.service.ts';

export const refreshSession: MutationResolvers['refreshSession'] = (_parent, _args, ctx) =>
  payloadOf({ user: null, accessToken: null }, () => refresh(ctx));
