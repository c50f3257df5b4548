import express, { type Request, type RequestHandler } from 'express';
import type { IncomingHttpHeaders } from 'node:http';

/** Leaves out the byte order mark that some programs begin with. */
const utf8 = new TextDecoder();

const plainType = /^application\/json(?:; *charset=utf-?8)?$/i;

/** Whether a body is JSON as it stands, and says how long it is. */
function isPlain(headers: IncomingHttpHeaders, mostBytes: number): boolean {
  const length = Number(headers['content-length']);
  return (
    length > 0 &&
    length <= mostBytes &&
    headers['content-encoding'] === undefined &&
    plainType.test(headers['content-type'] ?? '')
  );
}

/**
 * Reads JSON bodies of so many bytes at most. One whose length is told before, in UTF-8 and not compressed, as
 * browsers and programs send them, is put together and parsed: `express.json`, which reads all others,
 * takes a tenth of a short request to find out the same.
 */
export function readJson(mostBytes: number): RequestHandler {
  const readOther = express.json({ limit: mostBytes });
  return async (request, response, next) => {
    if (!isPlain(request.headers, mostBytes)) {
      readOther(request, response, next);
      return;
    }
    const body = parse(await textOf(request));
    if (body === null) {
      next(Object.assign(new Error('The body is no JSON.'), { status: 400 }));
      return;
    }
    request.body = body;
    next();
  };
}

/**
 * The text of a body. What follows a promise belongs to the request, whose id its logs have: what follows
 * an event is nobody's.
 */
async function textOf(request: Request): Promise<string> {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  // What breaks off has nobody to be answered, as long as it is heard of.
  request.on('error', () => {});
  await new Promise<void>((resolve) => {
    request.once('end', resolve);
  });
  return utf8.decode(Buffer.concat(parts));
}

/** An object or a list; null for what is neither. */
function parse(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
