import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { revokeSession as revoke } from '../../session.service.ts';

export const revokeSession: MutationResolvers['revokeSession'] = (_parent, { input }, ctx) =>
  payloadOf({ revokedIds: [] }, () => revoke(ctx, input));
