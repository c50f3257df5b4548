import type { Request, Response } from 'express';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below a packet nothing is gained; above it the first levels save nearly all and cost a third. */
export const compressing = {
  threshold: 1_400,
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
};

/** Longer ones are left to the streams of `compression`, beside other requests. */
const mostAtOnce = 64 * 1024;

/**
 * Ends a response with a text, compressed as the request prefers. Those that are compressed in half a
 * millisecond are so in one call: a stream costs two to five times as much as the compressing.
 */
export function endCompressed(request: Request, response: Response, text: string): void {
  const length = Buffer.byteLength(text);
  const isShort = length >= compressing.threshold && length <= mostAtOnce;
  const encoding = isShort && request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.end(text);
    return;
  }
  const bytes =
    encoding === 'br'
      ? brotliCompressSync(text, compressing.brotli)
      : gzipSync(text, { level: compressing.level });
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
