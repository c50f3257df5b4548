import type { RequestHandler } from 'express';
import { type FloodKind, secondsToWait } from '../../rate-limit/rate-limit.ts';
import { clientNetwork } from '../serving/client-network.ts';

/** Counts requests of a network and answers those beyond the quota with 429 and when to come again. */
export const limitRequests =
  (kind: FloodKind): RequestHandler =>
  async (request, response, next) => {
    const seconds = await secondsToWait(kind, clientNetwork(request.ip));
    if (seconds === 0) next();
    else {
      response
        .status(429)
        .set('Retry-After', String(seconds))
        .type('text')
        .send('Too many requests. Demasiadas solicitudes.');
    }
  };
