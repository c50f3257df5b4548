import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { completeUpload as complete } from '../../upload.service.ts';

export const completeUpload: MutationResolvers['completeUpload'] = (_parent, { input }, ctx) =>
  payloadOf({ file: null }, () => complete(ctx, input));
