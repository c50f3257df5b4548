import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { removeBlacklistEntry as remove } from '../../blacklist.service.ts';

export const removeBlacklistEntry: MutationResolvers['removeBlacklistEntry'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ entry: null }, () => remove(ctx, input));
