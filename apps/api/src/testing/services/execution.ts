import { type DocumentNode, getOperationAST, type GraphQLSchema } from 'graphql';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allModules } from '../../all-modules.ts';
import { createViewerReader } from '../../authz/viewer.ts';
import { loadConfig } from '../../config.ts';
import { buildContext } from '../../graphql/build-context.ts';
import type { Context } from '../../graphql/context.ts';
import { noCookies } from '../../graphql/cookies.ts';
import { assertAffordable, countSurplus } from '../../graphql/limits/limits.ts';
import { composeLoaders } from '../../graphql/loaders.ts';
import { buildServedSchema } from '../../graphql/schema.ts';
import { secureData } from '../../platform/http/security/security.ts';
import { configureRateLimits, limitFlood } from '../../platform/rate-limit/rate-limit.ts';
import { openDatabase } from '../../server.ts';

/** The schema with all of its rules, for a server of another make to answer queries by. */
export interface Execution {
  schema: GraphQLSchema;
  /** Says in the headers of an answer what may become of it. */
  secure(request: IncomingMessage, response: ServerResponse, done: () => void): void;
  /** Who asks, counted by their address. */
  contextOf(request: IncomingMessage): Promise<Context>;
  /** Refuses what costs too much, before it runs. */
  afford(
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: Context,
  ): Promise<void>;
  /** Counts what was answered beyond that. */
  settle(context: Context): Promise<void>;
}

/** Connects this process to the database that its environment names. There are no live events. */
export async function openExecution(
  environment: Record<string, string | undefined>,
): Promise<Execution> {
  const config = loadConfig(environment);
  configureRateLimits(config);
  await openDatabase(config.mongodbUrl ?? '');
  const schema = buildServedSchema(allModules, { complete: true });
  const viewers = createViewerReader(config, allModules);
  const parts = {
    config,
    live: undefined as never,
    loaders: composeLoaders(allModules),
    metrics: null,
  };
  const setHeaders = secureData(config);
  return {
    schema,
    secure: (request, response, done) => setHeaders(request as never, response as never, done),
    async contextOf({ socket, headers }) {
      const ip = socket.remoteAddress ?? '';
      await limitFlood(ip, 0);
      const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
      const viewer = token ? await viewers.viewerOf(await viewers.claimsOf(token)) : null;
      const request = { ip, userAgent: headers['user-agent'] ?? '', language: 'en' } as const;
      return buildContext(parts, { request, ...noCookies }, viewer);
    },
    async afford(document, variables, context) {
      const operation = getOperationAST(document);
      if (!operation) return;
      const prepared = { document, operation };
      const { operations, ledger } = assertAffordable(schema, prepared, variables, context.viewer);
      context.cost = ledger;
      await limitFlood(context.request.ip, operations);
    },
    settle: (context) => countSurplus(context),
  };
}
