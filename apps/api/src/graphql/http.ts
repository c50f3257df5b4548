import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { Request, RequestHandler, Response } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Server } from 'node:http';
import { type ViewerReader, unauthenticated } from '../authz/viewer.ts';
import { clientNetwork } from '../platform/http/serving/client-network.ts';
import { apiError } from '../platform/errors/errors.ts';
import { endCompressed } from '../platform/http/serving/compress-answer.ts';
import { inTurn } from '../platform/http/in-turn.ts';
import { languageOf } from '../platform/http/language.ts';
import { searchOf } from '../platform/http/address.ts';
import type { ExecutePublicQuery } from '../platform/http/pages/page-answers.ts';
import { logger } from '../platform/logging/logger.ts';
import { countRefused, limitFlood } from '../platform/rate-limit/rate-limit.ts';
import { nameSpan } from '../platform/tracing/spans.ts';
import { isAnswerTooLong, tooLongAnswer } from './limits/answer-size.ts';
import { buildContext, type Caller, type ContextParts } from './build-context.ts';
import type { Context } from './context.ts';
import { type Cookies, cookiesOf, noCookies } from './cookies.ts';
import { formatError } from './format-error.ts';
import { assertAffordable, countSurplus, limitRules, parseOptions } from './limits/limits.ts';
import { measureOperations, nameSpans, outcomeOf } from './measure-operations.ts';
import { readMultipart } from './multipart.ts';
import { type Asked, refusalOf, runTrusted, type TrustedAnswer } from './trusted/run-trusted.ts';
import { sandboxPage } from './sandbox-page.ts';
import {
  hashIn,
  type TrustedDocument,
  type TrustedDocuments,
} from './trusted/trusted-documents.ts';

/** GraphQL over HTTP: one operation a request, by the same rules as over WebSocket. */
export async function graphqlOverHttp(
  schema: GraphQLSchema,
  trusted: TrustedDocuments,
  parts: ContextParts,
  viewers: ViewerReader,
  httpServer: Server,
): Promise<{
  handler: RequestHandler;
  executePublicQuery: ExecutePublicQuery;
  stop(): Promise<void>;
}> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    validationRules: limitRules,
    parseOptions,
    formatError: (_formatted, error) => formatError(error),
    logger,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 8_000 }),
      ApolloServerPluginCacheControlDisabled(),
      parts.config.hasSandbox ? sandboxPage(parts.config) : ApolloServerPluginLandingPageDisabled(),
      limitsPlugin,
      ...(parts.metrics ? [measureOperations(parts.metrics)] : []),
      ...(parts.config.tracing ? [nameSpans] : []),
    ],
  });
  await apollo.start();
  const answerStranger = async (request: Request, response: Response): Promise<void> => {
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers: headersOf(request),
        search: searchOf(request),
        body: request.body as unknown,
      },
      context: () => contextOfRequest(parts, viewers, request, response),
    });
    if (body.kind === 'chunked') throw new Error('No directive of the schema answers in parts.');
    response.statusCode = status ?? 200;
    for (const [name, value] of headers) response.setHeader(name, value);
    endCompressed(request, response, body.string);
  };
  const multipart = readMultipart({ maxFileBytes: parts.config.fileLimits.imageBytes });
  const answerTrusted = async (
    request: Request,
    response: Response,
    find: () => TrustedDocument,
  ): Promise<void> => {
    const start = performance.now();
    let name: string | undefined;
    const answered = async (): Promise<TrustedAnswer> => {
      try {
        const context = await contextOfRequest(parts, viewers, request, response);
        const document = find();
        name = document.name;
        return await runTrusted(schema, document, request.body as Asked, context);
      } catch (error) {
        return refusalOf([error], error instanceof GraphQLError ? 400 : 500);
      }
    };
    const answer = await answered();
    nameSpan(name);
    parts.metrics?.countOperation({
      name,
      over: 'http',
      outcome: outcomeOf(answer.result.errors),
      seconds: (performance.now() - start) / 1000,
    });
    write(request, response, answer);
  };
  const answerAny = (request: Request, response: Response): Promise<void> => {
    const hash = hashIn(request.body);
    const text = (request.body as { query?: unknown } | undefined)?.query;
    if (hash !== null && (!text || trusted.has(hash))) {
      return answerTrusted(request, response, () => trusted.find(hash));
    }
    if (parts.config.trustedDocuments.only) {
      return answerTrusted(request, response, () => trusted.findText(text) ?? refuseStranger());
    }
    // A hash that nobody registered says nothing beside the document itself.
    if (hash !== null) delete (request.body as { extensions?: unknown }).extensions;
    return answerStranger(request, response);
  };
  const handler = inTurn(multipart, answerAny);
  const executePublicQuery: ExecutePublicQuery = async (question, request) => {
    const contextValue = buildContext(parts, callerOf(request, noCookies), null);
    const known = trusted.findText(question.query);
    if (known) {
      const { result } = await runTrusted(schema, known, question, contextValue);
      return result.errors ? null : result.data;
    }
    const { body } = await apollo.executeOperation(question, { contextValue });
    return body.kind === 'single' && !body.singleResult.errors ? body.singleResult.data : null;
  };
  return { handler, executePublicQuery, stop: () => apollo.stop() };
}

/** The headers of a request as Apollo Server reads them. */
function headersOf({ headers }: Request): HeaderMap {
  const read = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) read.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return read;
}

/** Writes an answer with the type that the request prefers, as Apollo Server does. */
function write(request: Request, response: Response, { status, result }: TrustedAnswer): void {
  const type = request.headers.accept ? request.accepts(...answerTypes) : answerTypes[0];
  response.statusCode = type ? status : 406;
  const { retryAfterSeconds } = result.errors?.[0]?.extensions ?? {};
  if (typeof retryAfterSeconds === 'number') response.setHeader('Retry-After', retryAfterSeconds);
  response.setHeader('Content-Type', `${type || answerTypes[0]}; charset=utf-8`);
  endCompressed(request, response, `${JSON.stringify(result)}\n`);
}

const answerTypes = ['application/json', 'application/graphql-response+json'] as const;

const refuseStranger = (): never => {
  throw apiError('DOCUMENT_NOT_TRUSTED', { http: { status: 403 } });
};

/** Counts an operation's cost with its variables, and the operations of its address. */
const limitsPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    let isCounted = false;
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return;
        const { variables = {} } = request;
        const prepared = { document, operation };
        const { operations, ledger } = assertAffordable(
          schema,
          prepared,
          variables,
          contextValue.viewer,
        );
        contextValue.cost = ledger;
        isCounted = true;
        await limitFlood(contextValue.request.ip, operations);
      },
      async didEncounterErrors({ contextValue }) {
        if (!isCounted) await countRefused(contextValue.request.ip);
        isCounted = true;
      },
      async willSendResponse({ contextValue, operation, response }) {
        await countSurplus(contextValue);
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (!isAnswerTooLong(operation, singleResult.data)) return;
        response.http.status = 400;
        response.body = { kind: 'single', singleResult: tooLongAnswer() };
      },
    };
  },
};

async function contextOfRequest(
  parts: ContextParts,
  viewers: ViewerReader,
  request: Request,
  response: Response,
): Promise<Context> {
  // Whoever asked for too much is refused before anything is read, parsed or validated.
  await limitFlood(clientNetwork(request.ip), 0);
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = token ? await viewers.viewerOf(await viewers.claimsOf(token)) : null;
  if (token && !viewer) throw unauthenticated();
  return buildContext(parts, callerOf(request, cookiesOf(parts.config, request, response)), viewer);
}

const callerOf = (request: Request, cookies: Cookies): Caller => ({
  request: {
    ip: clientNetwork(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language: languageOf(request.headers['accept-language']),
  },
  ...cookies,
});
