import type { Readable } from 'node:stream';
import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { uploadFile as upload } from '../../upload.service.ts';

export const uploadFile: MutationResolvers['uploadFile'] = (_parent, { input }, ctx) =>
  payloadOf({ file: null }, async () => {
    const { filename: name, createReadStream } = await input.file;
    const { purpose } = input;
    return upload(ctx, { purpose, name }, (maxBytes) => readAll(createReadStream(), maxBytes));
  });

/** All bytes of a stream, or null as soon as there are more than so many. */
async function readAll(stream: Readable, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let byteSize = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    byteSize += (chunk as Buffer).length;
    if (byteSize > maxBytes) return null;
  }
  return Buffer.concat(chunks);
}
