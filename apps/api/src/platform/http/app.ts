import compression from 'compression';
import { errorCatalogue } from '@wiki/domain';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Config } from '../../config.ts';
import { logger } from '../logging/logger.ts';
import { logRequests } from '../logging/request-log.ts';
import { serveDevelopmentMailbox } from '../mail/development-mailbox.ts';
import { type PageSources, serveClient } from './client.ts';
import { serveExplorer } from './explorer.ts';
import { type Readiness, serveHealth } from './health.ts';
import { readJson } from './read-json.ts';
import { serveSandbox } from './sandbox.ts';
import { secure } from './security.ts';
import { serveSitemap } from './sitemap.ts';
import type { SitemapSource } from './sitemap-source.ts';

/** What is served beside the platform's own pages. */
export interface AppParts {
  graphql: RequestHandler[];
  /** The largest body of a request to `/graphql`. */
  bodyBytes: number;
  /** The routes of the modules. */
  routes: readonly ((app: Express, config: Config) => void)[];
  /** What the client's pages say and are given along. */
  pages: PageSources;
  /** Where search engines find them. */
  sitemaps: readonly SitemapSource[];
  readiness: Readiness;
}

/** Everything that is served over HTTP, in order. */
export function createApp(config: Config, parts: AppParts): Express {
  const app = express();
  secure(app, config);
  app.use(logRequests);
  serveHealth(app, parts.readiness);
  app.use(compressAnswers());
  app.use('/graphql', serveSandbox(config), readJson(parts.bodyBytes), ...parts.graphql);
  serveExplorer(app);
  if (config.hasDevelopmentMailbox) serveDevelopmentMailbox(app);
  for (const addRoutes of parts.routes) addRoutes(app, config);
  serveSitemap(app, config, parts.sitemaps);
  serveClient(app, config, parts.pages);
  app.use(answerFault);
  return app;
}

/** Compresses for those who can read it; for others nothing needs to be watched for. */
function compressAnswers(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    if (request.headers['accept-encoding']) compress(request, response, next);
    else {
      response.vary('Accept-Encoding');
      next();
    }
  };
}

/** What goes wrong outside GraphQL: a code of the catalogue, in the shape of GraphQL's errors. */
const answerFault: ErrorRequestHandler = (
  error: { status?: unknown },
  _request,
  response,
  next,
) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const status = typeof error.status === 'number' ? error.status : 500;
  const code = status === 413 ? 'REQUEST_TOO_LARGE' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
  if (code === 'INTERNAL') logger.error({ err: error }, 'request failed');
  response
    .status(status)
    .json({ errors: [{ message: errorCatalogue[code], extensions: { code } }] });
};
