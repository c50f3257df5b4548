import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { resetReferenceItem as reset } from '../../edit-reference.service.ts';

export const resetReferenceItem: MutationResolvers['resetReferenceItem'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ item: null }, () => reset(ctx, input));
