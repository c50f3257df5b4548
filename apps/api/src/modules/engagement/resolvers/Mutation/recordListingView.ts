import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { recordListingView as record } from '../../views.service.ts';

export const recordListingView: MutationResolvers['recordListingView'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ ok: false }, () => record(ctx, input));
