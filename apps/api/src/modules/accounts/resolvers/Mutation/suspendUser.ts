import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { suspendUser as suspend } from '../../suspension.service.ts';

export const suspendUser: MutationResolvers['suspendUser'] = (_parent, { input }, ctx) =>
  payloadOf({ user: null }, () => suspend(ctx, input));
