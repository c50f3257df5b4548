import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { saveApplicationDraft as act } from '../../draft.service.ts';

export const saveApplicationDraft: MutationResolvers['saveApplicationDraft'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ application: null }, () => act(ctx, input));
