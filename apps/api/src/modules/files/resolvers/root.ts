import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation } from '../../../kits/resource/index.ts';
import { payloadOf } from '../../../platform/errors/errors.ts';
import { setAvatar } from '../images/avatar.service.ts';
import { readFile, uploadRules } from '../file.service.ts';
import { createFileLink } from '../serving/link.service.ts';
import { readIncoming } from '../uploads/read-incoming.ts';
import {
  completeUpload,
  removeFile,
  requestUpload,
  uploadFile,
} from '../uploads/upload.service.ts';

export const root = {
  Query: {
    file: (_parent, { id }, ctx) => readFile(ctx, id),
    uploadRules: (_parent, { purpose }, ctx) => uploadRules(ctx, purpose),
  },
  Mutation: {
    completeUpload: mutation({ file: null }, completeUpload),
    createFileLink: mutation({ url: null, expiresAt: null }, createFileLink),
    removeFile: mutation({ file: null }, removeFile),
    requestUpload: mutation({ file: null, target: null }, requestUpload),
    setAvatar: mutation({ user: null }, setAvatar),
    uploadFile: (_parent, { input }, ctx) =>
      payloadOf({ file: null }, () =>
        uploadFile(ctx, input.purpose, (maxBytes) => readIncoming(input.file, maxBytes)),
      ),
  },
} satisfies Resolvers;
