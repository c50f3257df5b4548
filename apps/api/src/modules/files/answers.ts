import { type ErrorCode, errorCatalogue } from '@wiki/domain';
import type { Request, RequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import { databaseUnavailable } from '../../platform/database/connect.ts';

/**
 * Answers with a code of the catalogue, in the shape of GraphQL's errors. The connection ends with
 * it: the rest of an upload that was refused is not waited for.
 */
export function answerProblem(response: Response, status: number, code: ErrorCode): void {
  response
    .status(status)
    .set({ 'Cache-Control': 'no-store', Connection: 'close' })
    .json({ errors: [{ message: errorCatalogue[code], extensions: { code } }] });
}

/** A handler whose passing troubles are answered: a caller who left, a storage or database that is away. */
export function answering(
  handle: (request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return async (request, response, next) => {
    try {
      await handle(request, response);
    } catch (error) {
      if (response.closed || request.errored) response.destroy();
      else if (response.headersSent) next(error);
      else if (isPassing(error)) answerProblem(response, 503, 'UNAVAILABLE');
      else next(error);
    }
  };
}

const isPassing = (error: unknown): boolean =>
  databaseUnavailable(error) ||
  (error instanceof GraphQLError && error.extensions.code === 'UNAVAILABLE');
