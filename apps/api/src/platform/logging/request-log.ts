import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { logger } from './logger.ts';
import { asRequest } from './request-context.ts';

const givenId = /^[\w-]{8,64}$/;

/** Gives every request an id and logs its answer, without the query string that may hold a token. */
export const logRequests: RequestHandler = (request, response, next) => {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && givenId.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  const answer = () => asRequest({ requestId: id }, next);
  if (!logger.isLevelEnabled('debug')) {
    answer();
    return;
  }
  const start = performance.now();
  response.once('close', () => {
    logger.debug(
      {
        requestId: id,
        method: request.method,
        path: request.originalUrl.split('?', 1)[0],
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - start),
        aborted: !response.writableFinished,
      },
      'request',
    );
  });
  answer();
};
