import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { reinstateUser as reinstate } from '../../suspension.service.ts';

export const reinstateUser: MutationResolvers['reinstateUser'] = (_parent, { input }, ctx) =>
  payloadOf({ user: null }, () => reinstate(ctx, input));
