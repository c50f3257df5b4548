import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';

/** What is asked for by the first part of its path; pages are everything else. */
const kinds: Readonly<Record<string, string>> = {
  graphql: 'graphql',
  files: 'files',
  assets: 'assets',
  artwork: 'artwork',
  billing: 'callback',
  mail: 'callback',
  healthz: 'health',
  readyz: 'health',
};

/** What an address at this server asks for. */
export const kindOf = (address: string): string =>
  kinds[/^\/([^/?]*)/.exec(address)?.[1] ?? ''] ?? 'page';

/** Counts every request with how long its answer took. */
export function measureRequests(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const kind = kindOf(request.originalUrl);
    response.once('close', () => {
      metrics.countRequest(kind, response.statusCode, (performance.now() - start) / 1000);
    });
    next();
  };
}
