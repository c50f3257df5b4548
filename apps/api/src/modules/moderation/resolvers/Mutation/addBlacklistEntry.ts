import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { addBlacklistEntry as add } from '../../blacklist.service.ts';

export const addBlacklistEntry: MutationResolvers['addBlacklistEntry'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ entry: null }, () => add(ctx, input));
