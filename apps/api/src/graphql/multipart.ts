import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import { type FileUpload, processRequest } from 'graphql-upload-minimal';
import { formatError } from './format-error.ts';
import { operationLimits } from './limits/limits.ts';

/** A file of a multipart request: its bytes are read once, as they come. */
export type IncomingFile = Promise<Pick<FileUpload, 'filename' | 'createReadStream'>>;

const multipart = /^\s*multipart\/form-data\b/i;

/** Proves that no foreign page's form sent the request: a browser asks before it sends these. */
const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * Reads requests with a file in them (GraphQL multipart request specification) as far as their
 * operation; the file follows while it is consumed. What follows sees a request like any other, with
 * the same limits on its operation.
 */
export function readMultipart({ maxFileBytes }: { maxFileBytes: number }): RequestHandler {
  protectInheritedMethods();
  const read = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    response.once('finish', () => abandonRest(request));
    try {
      request.body = await processRequest(request, response, {
        maxFieldSize: operationLimits.bodyBytes,
        // One byte more, so that who reads the file sees that it is too large.
        maxFileSize: maxFileBytes + 1,
        maxFiles: 1,
      });
    } catch (error) {
      next(badRequest((error as { status?: number }).status));
      return;
    }
    next();
  };
  return (request, response, next) => {
    if (!multipart.test(request.headers['content-type'] ?? '')) next();
    else if (preflightHeaders.some((name) => request.headers[name])) {
      return read(request, response, next);
    } else response.status(400).json({ errors: [formatError(withoutHeader)] });
    return undefined;
  };
}

const withoutHeader = new GraphQLError(
  `A multipart request needs one of these headers, whatever it says: ${preflightHeaders.join(', ')}.`,
  { extensions: { code: 'BAD_REQUEST' } },
);

const badRequest = (status = 400) =>
  Object.assign(new Error('The multipart request is not valid.'), { status });

/** A file that nobody read must not keep the connection waiting for its rest. */
function abandonRest(request: Request): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
}

/**
 * The parser follows each path that a request names, also into the methods that every object
 * inherits, and would leave its file on them for the whole process. Frozen, they take nothing.
 */
function protectInheritedMethods(): void {
  for (const { prototype } of [Object, Array, String, Number, Boolean, Function]) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value === 'function' && name !== 'constructor') Object.freeze(value);
    }
  }
}
