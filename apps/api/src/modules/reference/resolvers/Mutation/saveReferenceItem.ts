import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { saveReferenceItem as save } from '../../edit-reference.service.ts';

export const saveReferenceItem: MutationResolvers['saveReferenceItem'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ item: null }, () => save(ctx, input));
