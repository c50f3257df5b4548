import type { IncomingFile } from '../../../graphql/multipart.ts';
import { refuse } from '../../../platform/errors/errors.ts';

/**
 * All bytes of a file that comes within a request.
 * @throws Refusal `FILE_TOO_LARGE` as soon as there are more than so many, `FILE_INCOMPLETE` when the
 *   file is missing or the caller leaves.
 */
export async function readIncoming(
  incoming: IncomingFile,
  maxBytes: number,
): Promise<{ name: string; bytes: Buffer }> {
  const chunks: Buffer[] = [];
  let byteSize = 0;
  try {
    const { filename: name, createReadStream } = await incoming;
    for await (const chunk of createReadStream()) {
      chunks.push(chunk as Buffer);
      byteSize += (chunk as Buffer).length;
      if (byteSize > maxBytes) break;
    }
    if (byteSize <= maxBytes) return { name, bytes: Buffer.concat(chunks) };
  } catch {
    // Whatever breaks here came over the caller's connection.
    throw refuse('FILE_INCOMPLETE', 'file');
  }
  throw refuse('FILE_TOO_LARGE', 'file');
}
