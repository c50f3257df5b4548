import compression from 'compression';
import { errorCatalog } from '@wiki/domain';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Config } from '../../config.ts';
import { storageUnavailable } from '../database/faults.ts';
import { logger } from '../logging/logger.ts';
import { logRequests } from '../logging/request-log.ts';
import { serveDevelopmentMailbox } from '../mail/development-mailbox.ts';
import { measureRequests } from '../metrics/measure-requests.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { traceRequests } from '../tracing/spans.ts';
import { compressing } from './serving/compress-answer.ts';
import { readJson } from './serving/read-json.ts';
import { type PageSources, serveClient } from './client/client.ts';
import { serveExplorer } from './explorer.ts';
import { type Readiness, serveHealth } from './health.ts';
import { inTurn } from './in-turn.ts';
import { serveArtwork } from './pages/page-artwork.ts';
import { secure, secureData } from './security/security.ts';
import { answerWaiting, wantsPage } from './pages/waiting-page.ts';
import { servePolicyReports } from './security/policy-reports.ts';
import { serveSecurityContact } from './security/security-contact.ts';
import { serveSitemap } from './pages/sitemap.ts';
import type { SitemapSource } from './pages/sitemap-source.ts';

/** What is served beside the platform's own pages. */
export interface AppParts {
  graphql: RequestHandler;
  /** The largest body of a request to `/graphql`. */
  bodyBytes: number;
  /** The routes of the modules. */
  routes: readonly ((app: Express, config: Config) => void)[];
  /** What the client's pages say and are given along. */
  pages: PageSources;
  /** Where search engines find them. */
  sitemaps: readonly SitemapSource[];
  readiness: Readiness;
  /** Where requests are counted; null where nobody looks. */
  metrics: Metrics | null;
}

/** Everything that is served over HTTP, in order. */
export function createApp(config: Config, parts: AppParts): Express {
  const app = express();
  const watched = [
    logRequests,
    ...(config.tracing ? [traceRequests({ behindProxy: config.trustProxy !== false })] : []),
    ...(parts.metrics ? [measureRequests(parts.metrics)] : []),
  ];
  // Before all that pages need, since it is asked for most.
  app.use(
    '/graphql',
    inTurn(
      secureData(config),
      ...watched,
      ...(config.hasSandbox ? [allowLandingPage] : []),
      readJson(parts.bodyBytes),
      parts.graphql,
    ),
  );
  secure(app, config);
  app.use(...watched);
  serveHealth(app, parts.readiness);
  app.use(compression(compressing));
  if (config.hasExplorer) serveExplorer(app);
  if (config.hasDevelopmentMailbox) serveDevelopmentMailbox(app, config);
  serveSecurityContact(app, config);
  servePolicyReports(app);
  for (const addRoutes of parts.routes) addRoutes(app, config);
  app.use(askToWait(parts.readiness));
  serveSitemap(app, config, parts.sitemaps);
  serveArtwork(app, config, parts.pages.subjects);
  serveClient(app, config, parts.pages);
  app.use(answerFault);
  return app;
}

/** While a first start still writes, pages would be empty. */
function askToWait(readiness: Readiness): RequestHandler {
  return (request, response, next) => {
    if (!readiness.filled() && wantsPage(request)) answerWaiting(request, response);
    else next();
  };
}

const sandbox = 'https://embeddable-sandbox.cdn.apollographql.com';

/** Apollo's Sandbox comes from elsewhere, so in development its page has a policy of its own. */
const sandboxPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline' ${sandbox}`,
  `style-src 'self' 'unsafe-inline' ${sandbox} https://fonts.googleapis.com`,
  'font-src https://fonts.gstatic.com',
  `img-src 'self' data: ${sandbox} https://apollo-server-landing-page.cdn.apollographql.com`,
  'manifest-src https://apollo-server-landing-page.cdn.apollographql.com',
  'frame-src https://sandbox.embed.apollographql.com',
  "frame-ancestors 'none'",
].join('; ');

const allowLandingPage: RequestHandler = (request, response, next) => {
  const wantsHtml = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
  if (wantsHtml) response.setHeader('Content-Security-Policy', sandboxPolicy);
  next();
};

/** What goes wrong outside GraphQL: a code of the catalog, in the shape of GraphQL's errors. */
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
  if (storageUnavailable(error)) {
    logger.warn({ err: error }, 'a storage is unavailable');
    const body = { message: errorCatalog.UNAVAILABLE, extensions: { code: 'UNAVAILABLE' } };
    response
      .status(503)
      .set('Retry-After', '5')
      .json({ errors: [body] });
    return;
  }
  const code = status === 413 ? 'REQUEST_TOO_LARGE' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
  if (code === 'INTERNAL') logger.error({ err: error }, 'request failed');
  response.status(status).json({ errors: [{ message: errorCatalog[code], extensions: { code } }] });
};
