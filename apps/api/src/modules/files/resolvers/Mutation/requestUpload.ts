import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { requestUpload as request } from '../../upload.service.ts';

export const requestUpload: MutationResolvers['requestUpload'] = (_parent, { input }, ctx) =>
  payloadOf({ file: null, target: null }, () => request(ctx, input));
