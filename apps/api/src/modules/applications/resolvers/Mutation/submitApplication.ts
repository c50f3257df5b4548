import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { submitApplication as act } from '../../submission.service.ts';

export const submitApplication: MutationResolvers['submitApplication'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ application: null }, () => act(ctx, input));
