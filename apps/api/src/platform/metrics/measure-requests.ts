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

/** Counts every request with how long its answer took. */
export function measureRequests(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const kind = kinds[request.path.split('/')[1] ?? ''] ?? 'page';
    response.once('close', () => {
      metrics.countRequest(kind, response.statusCode, (performance.now() - start) / 1000);
    });
    next();
  };
}
