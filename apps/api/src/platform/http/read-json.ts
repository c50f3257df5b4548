import express, { type Request, type RequestHandler } from 'express';

/**
 * Reads bodies of JSON up to a size. A plain one that says how long it is, as browsers and most
 * programs send it, is read here, at a fraction of what the general reader costs; it takes all others.
 */
export function readJson(bytes: number): RequestHandler {
  const general = express.json({ limit: bytes });
  return (request, response, next) => {
    if (!isPlain(request, bytes)) {
      general(request, response, next);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      try {
        request.body = JSON.parse(Buffer.concat(chunks).toString()) as unknown;
      } catch {
        next(Object.assign(new Error('The body is not JSON.'), { status: 400 }));
        return;
      }
      next();
    });
  };
}

const plainType = /^application\/json(; ?charset=utf-8)?$/i;

/** The server reads no more of a body than its length says, so that is all there is to limit. */
function isPlain({ headers }: Request, bytes: number): boolean {
  return (
    plainType.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    Number(headers['content-length']) <= bytes
  );
}
