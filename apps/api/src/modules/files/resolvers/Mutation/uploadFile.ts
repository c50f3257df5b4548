import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { readIncoming } from '../../read-incoming.ts';
import { uploadFile as upload } from '../../upload.service.ts';

export const uploadFile: MutationResolvers['uploadFile'] = (_parent, { input }, ctx) =>
  payloadOf({ file: null }, () =>
    upload(ctx, input.purpose, (maxBytes) => readIncoming(input.file, maxBytes)),
  );
