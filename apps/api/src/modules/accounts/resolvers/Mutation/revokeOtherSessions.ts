import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { revokeOtherSessions as revokeOthers } from '../../session.service.ts';

export const revokeOtherSessions: MutationResolvers['revokeOtherSessions'] = (
  _parent,
  _args,
  ctx,
) => payloadOf({ revokedIds: [] }, () => revokeOthers(ctx));
