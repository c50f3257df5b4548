import { type ErrorCode, errorCatalog } from '@wiki/domain';
import type { Request, RequestHandler, Response } from 'express';
import { storageUnavailable } from '../../../platform/database/faults.ts';
import { Refusal } from '../../../platform/errors/errors.ts';
import { logger } from '../../../platform/logging/logger.ts';

/**
 * Answers with a code of the catalog, in the shape of GraphQL's errors. The connection ends with
 * it: the rest of an upload that was refused is not waited for.
 */
export function answerProblem(response: Response, status: number, code: ErrorCode): void {
  response
    .status(status)
    .set({ 'Cache-Control': 'no-store', Connection: 'close' })
    .json({ errors: [{ message: errorCatalog[code], extensions: { code } }] });
}

/** A handler whose passing troubles are answered: a caller who left, a storage or database that is away. */
export function answering(
  handle: (request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return async (request, response, next) => {
    try {
      await handle(request, response);
    } catch (error) {
      // A request that broke off while its body was read has no socket any more.
      const hasLeft = response.socket?.destroyed !== false;
      if (hasLeft || response.headersSent) {
        if (!hasLeft) logger.warn({ err: error }, 'a file broke off while it was sent');
        response.destroy();
      } else if (storageUnavailable(error)) answerProblem(response, 503, 'UNAVAILABLE');
      // The one thing these routes refuse by themselves: too much of something.
      else if (error instanceof Refusal) answerProblem(response, 429, 'TOO_MANY_REQUESTS');
      else next(error);
    }
  };
}
