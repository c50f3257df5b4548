import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Below a packet nothing is gained; above it the first levels save nearly all and cost a third. */
export const compressing = {
  threshold: 1_400,
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
};

/** The best one that the request takes: browsers name what they take in the order in which it was invented. */
const encodingFor = (request: Request): 'br' | 'gzip' | undefined =>
  (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each));

/** Those that take longer are compressed beside other requests. */
const mostAtOnce = 64 * 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Ends a response with a text, compressed as the request prefers. Those that are compressed in half a
 * millisecond are so in one call: a stream costs two to five times as much as the compressing.
 */
export function endCompressed(request: Request, response: Response, text: string): void {
  response.vary('Accept-Encoding');
  const length = Buffer.byteLength(text);
  const encoding = length >= compressing.threshold ? encodingFor(request) : undefined;
  if (!encoding) {
    response.end(text);
    return;
  }
  response.setHeader('Content-Encoding', encoding);
  const { brotli: most, level } = compressing;
  if (length > mostAtOnce) {
    const compressed = encoding === 'br' ? brotli(text, most) : zip(text, { level });
    compressed.then(
      (bytes) => response.end(bytes),
      () => response.destroy(),
    );
  } else {
    response.end(encoding === 'br' ? brotliCompressSync(text, most) : gzipSync(text, { level }));
  }
}

/**
 * Sends a page. With brotli two levels further than answers: a page says much twice, in what is drawn and
 * in what that was drawn from, and the levels below do not see it. It costs a millisecond, on another
 * core, and saves a phone an eighth of what it waits for.
 */
export async function sendPage(request: Request, response: Response, html: string): Promise<void> {
  if (encodingFor(request) !== 'br') {
    response.send(html);
    return;
  }
  const bytes = await brotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  });
  response.vary('Accept-Encoding').set('Content-Encoding', 'br').send(bytes);
}
