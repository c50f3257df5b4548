import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@wiki/domain';
import type { Express } from 'express';
import mongoose from 'mongoose';
import { allModules } from './all-modules.ts';
import { registerPolicy } from './authz/actions.ts';
import { forgetViewers, watchViewers } from './authz/kept-viewers.ts';
import type { Viewer } from './authz/session.ts';
import { createViewerReader } from './authz/viewer.ts';
import type { Config } from './config.ts';
import { buildContext } from './graphql/build-context.ts';
import { noCookies } from './graphql/cookies.ts';
import { graphqlOverHttp } from './graphql/http.ts';
import { operationNames } from './graphql/generated/operation-names.ts';
import { operationLimits } from './graphql/limits/limits.ts';
import { composeLoaders } from './graphql/loaders.ts';
import { buildServedSchema } from './graphql/schema.ts';
import { type DocumentTexts, readTrustedDocuments } from './config/document-texts.ts';
import { TrustedDocuments } from './graphql/trusted/trusted-documents.ts';
import { graphqlOverWebSocket } from './graphql/sockets/server.ts';
import {
  contentMigrations,
  eraseContentConsumer,
  eraseContentHandler,
  registerContent,
} from './kits/content/index.ts';
import { registerNotifications, registerTargets } from './kits/notifications/index.ts';
import { registerFinders } from './kits/find/index.ts';
import { registerQueue } from './kits/queue/index.ts';
import {
  countDaysIn,
  countDaysJob,
  countingConsumer,
  recountJob,
  registerStatistics,
} from './kits/statistics/index.ts';
import { registerReportable } from './kits/moderation/index.ts';
import type { ApiModule } from './module.ts';
import { auditConsumer, auditMigrations } from './platform/audit/audit.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { runMigrations } from './platform/database/migrations.ts';
import { warnOfOtherFilesFolder } from './platform/files/files-folder.ts';
import { createApp } from './platform/http/app.ts';
import { endSlowBodies, headersMilliseconds } from './platform/http/serving/connections.ts';
import { clientNetwork } from './platform/http/serving/client-network.ts';
import { openFront } from './platform/http/serving/open-front.ts';
import type { PageMetaReaders } from './platform/http/pages/page-meta.ts';
import { answerWaiting, wantsPage } from './platform/http/pages/waiting-page.ts';
import { createPageRenderer } from './platform/http/pages/page-renderer.ts';
import type { JobHandler } from './platform/jobs/job-handler.ts';
import { JobRunner, type JobOptions } from './platform/jobs/job-runner.ts';
import { knowHandlers } from './platform/jobs/known-handlers.ts';
import { jobsMigrations } from './platform/jobs/jobs.migrations.ts';
import { startRecurringJobs } from './platform/jobs/recurring.ts';
import { sealedHub } from './platform/live/sealed-hub.ts';
import { StreamHub, type HubOptions } from './platform/live/stream-hub.ts';
import { configureLogging, logger } from './platform/logging/logger.ts';
import { mailMigrations } from './platform/mail/mail.migrations.ts';
import { measuredConsumers, measuredJobs } from './platform/metrics/measured-work.ts';
import { measuredSockets, measuredStream } from './platform/metrics/measured-live.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { ConsumerLeases } from './platform/outbox/consumer-leases.ts';
import { ConsumerRunner, type ConsumerOptions } from './platform/outbox/consumer-runner.ts';
import { collectGivenUp } from './platform/outbox/given-up.ts';
import { outboxMigrations } from './platform/outbox/outbox.migrations.ts';
import { configureRateLimits, rateLimitMigrations } from './platform/rate-limit/rate-limit.ts';
import { withSiteSettings } from './platform/site/site.ts';
import { registerPersonalData } from './modules/accounts/index.ts';
import { openFirstRun } from './modules/administrators/index.ts';

/** A running server. */
export interface RunningServer {
  url: string;
  port: number;
  /** Where the figures of this process are; null where nobody is to look. */
  metricsUrl: string | null;
  /** A code for whoever becomes the first administrator; null when there is an administrator. */
  openFirstRun(): Promise<string | null>;
  /** Returns when this process has met every event committed before the call. */
  caughtUp(): Promise<void>;
  /**
   * Drains within ten seconds: answers what is under way, sends sockets elsewhere, frees leases. Then
   * saves what the next process takes up, which takes as long as there is much of it.
   * @param onDrained called between the two
   */
  stop(onDrained?: () => void): Promise<void>;
}

/** What is given to a server beside its settings; tests change its parts. */
export interface ServerOptions {
  /** What a first start writes: until it is done the server is not ready and asks visitors to wait. */
  fill?: () => Promise<unknown>;
  modules?: readonly ApiModule[];
  /** Documents that are run by their hash, beside those of the built client. */
  documents?: DocumentTexts;
  hub?: HubOptions;
  consumers?: Partial<ConsumerOptions>;
  jobs?: Partial<JobOptions>;
  /** Background work beside that of the modules. */
  handlers?: readonly JobHandler[];
}

const commonMigrations = [
  ...contentMigrations,
  ...outboxMigrations,
  ...auditMigrations,
  ...jobsMigrations,
  ...rateLimitMigrations,
  ...mailMigrations,
];

/** Connects this process to a database and brings its shape up to date. */
export async function openDatabase(
  uri: string,
  modules: readonly ApiModule[] = allModules,
  options: { isTraced?: boolean } = {},
): Promise<void> {
  registerStatistics(modules.flatMap(({ statistics: sources }) => sources ?? []));
  await connectDatabase(uri, options);
  await runMigrations([
    ...commonMigrations,
    ...modules.flatMap(({ migrations }) => migrations ?? []),
  ]);
}

/** Tells each kit what the modules give to it. */
function registerModules(modules: readonly ApiModule[], { timeZone }: Config): void {
  for (const { policy } of modules) if (policy) registerPolicy(policy);
  registerPersonalData(modules);
  registerNotifications(modules.flatMap(({ notifications: words }) => (words ? [words] : [])));
  registerTargets(
    modules.flatMap(({ notificationTargets: own }) => (own ? [own] : [])),
    modules.flatMap(({ notificationQuotes: own }) => (own ? [own] : [])),
  );
  countDaysIn(timeZone);
  registerQueue(
    modules.flatMap(({ queue }) => queue ?? []),
    modules.flatMap(({ soon }) => soon ?? []),
  );
  registerFinders(modules.flatMap(({ finders }) => finders ?? []));
  registerContent(modules.flatMap(({ content: kinds }) => kinds ?? []));
  registerReportable(modules.flatMap(({ reportable }) => reportable ?? []));
}

/**
 * Composes the modules to a server and starts it. `config.mongodbUrl` must be set; port 0 takes a
 * free one. Resolves when everything is ready and filled.
 */
export async function startServer(
  given: Config,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const { modules = allModules } = options;
  if (!given.mongodbUrl) throw new Error('The server needs the address of a database.');
  configureLogging({ level: given.logLevel });
  configureRateLimits(given);

  const state = { migrated: false, filled: false, draining: false };
  const tracing = given.tracing ? await startTracing(given.tracing) : null;
  await openDatabase(given.mongodbUrl, modules, { isTraced: tracing !== null });
  state.migrated = true;
  await warnOfOtherFilesFolder(given);

  const hub = new StreamHub(options.hub);
  await hub.start();
  for (const { watch } of modules) await watch?.(hub, given);

  // The port is known before what is served on it: until then whoever asks is told to come again.
  let serve: RequestListener = answerStarting;
  const httpServer = createServer({ headersTimeout: headersMilliseconds }, (request, response) =>
    serve(request, response),
  );
  endSlowBodies(httpServer);
  const front = await openFront(httpServer, given);
  const { port, url } = front;
  const config = withSiteSettings(given.port === 0 ? { ...given, port, baseUrl: url } : given);

  registerModules(modules, config);
  const schema = buildServedSchema(modules, { complete: !options.modules });
  forgetViewers();
  const endViewers = watchViewers(hub);
  const viewers = createViewerReader(config, modules);
  const metrics = config.metrics ? new Metrics(operationNames) : null;
  const live = sealedHub(hub, config);
  const parts = { config, live, loaders: composeLoaders(modules), metrics };
  const contextOf = (viewer: Viewer, language: Language) =>
    buildContext(parts, { request: { ip: '', userAgent: '', language }, ...noCookies }, viewer);
  const documents = readTrustedDocuments(config.trustedDocuments.files);
  const trusted = new TrustedDocuments(schema, { ...documents, ...options.documents });
  const graphql = await graphqlOverHttp(schema, trusted, parts, viewers, httpServer);
  const renderer = createPageRenderer(config.baseUrl);
  const app = createApp(config, {
    graphql: graphql.handler,
    bodyBytes: operationLimits.bodyBytes,
    routes: modules.flatMap(({ routes }) =>
      routes ? [(served: Express) => routes(served, config, { schema, contextOf })] : [],
    ),
    pages: {
      subjects: Object.assign({}, ...modules.map(({ subjects }) => subjects)) as PageMetaReaders,
      ask: graphql.executePublicQuery,
      renderer,
    },
    sitemaps: modules.flatMap(({ sitemap }) => sitemap ?? []),
    readiness: {
      migrated: () => state.migrated,
      live: () => hub.isLive,
      filled: () => state.filled,
      draining: () => state.draining,
      built: () =>
        Object.fromEntries(
          modules.flatMap(({ built = {} }) =>
            Object.entries(built).map(([name, isBuilt]) => [name, isBuilt()]),
          ),
        ),
    },
    metrics,
  });
  const addressOf = (request: IncomingMessage): string =>
    // What Express does to each request, for those it does not see: `ip` then considers proxies.
    clientNetwork((Object.setPrototypeOf(request, app.request) as typeof app.request).ip);
  const sockets = graphqlOverWebSocket(schema, trusted, parts, viewers, httpServer, addressOf);

  const work = await prepareWork(modules, config, hub, options);

  serve = app;
  sockets.start();
  work.start();
  const measured = [
    measuredSockets(sockets),
    measuredStream(hub),
    ...measuredConsumers(work.consumers, hub),
    ...measuredJobs,
    ...modules.flatMap((module) => module.measured ?? []),
  ];
  for (const value of measured) metrics?.watch(value);
  const metricsServer =
    metrics && config.metrics ? await serveMetrics(metrics, config.metrics) : null;
  await options.fill?.();
  state.filled = true;

  return {
    url,
    port,
    metricsUrl: metricsServer?.url ?? null,
    openFirstRun,
    caughtUp: () => hub.caughtUp(),
    async stop(onDrained) {
      state.draining = true;
      // Whoever routes by readiness has the time to notice before the port closes.
      await delay(config.drainDelaySeconds * 1000);
      // All at once: what hangs in one must not use up the time of the others.
      await Promise.all([
        sockets.stop(),
        graphql.stop(),
        front.stop(),
        work.stop(),
        metricsServer?.stop(),
      ]);
      await endViewers();
      await renderer.stop();
      await hub.stop();
      onDrained?.();
      for (const { settle } of modules) await settle?.();
      await mongoose.disconnect();
      await tracing?.stop();
      logger.debug('stopped');
    },
  };
}

/** What follows events, and what is due: it begins with `start`. */
async function prepareWork(
  modules: readonly ApiModule[],
  config: Config,
  hub: StreamHub,
  options: ServerOptions,
) {
  const consumers = [
    auditConsumer,
    eraseContentConsumer,
    countingConsumer(),
    ...modules.flatMap((module) => module.consumers ?? []),
  ];
  const leases = new ConsumerLeases();
  const runners = consumers.map(
    (consumer) => new ConsumerRunner(consumer, { config, live: hub }, leases, options.consumers),
  );
  await collectGivenUp();
  const handlers = [
    eraseContentHandler,
    countDaysJob,
    recountJob,
    ...modules.flatMap((module) => module.jobs ?? []),
    ...(options.handlers ?? []),
  ];
  await startRecurringJobs(handlers);
  knowHandlers(handlers);
  const jobs = new JobRunner(handlers, config, options.jobs);
  return {
    consumers,
    start() {
      for (const runner of runners) runner.start();
      jobs.start();
    },
    stop: () => Promise.all([jobs.stop(), ...runners.map((runner) => runner.stop())]),
  };
}

const answerStarting: RequestListener = (request, response) => {
  if (wantsPage(request)) answerWaiting(request, response);
  else response.writeHead(503, { 'retry-after': '1', connection: 'close' }).end();
};
