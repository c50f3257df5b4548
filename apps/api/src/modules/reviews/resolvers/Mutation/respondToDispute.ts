import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { respondToDispute as respond } from '../../review-administration.service.ts';

export const respondToDispute: MutationResolvers['respondToDispute'] = (_parent, { input }, ctx) =>
  payloadOf({ dispute: null }, () => respond(ctx, input));
