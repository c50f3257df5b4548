import type { Request, RequestHandler, Response } from 'express';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { type ViewerReader, unauthenticated } from '../authz/viewer.ts';
import { clientNetwork } from '../platform/http/client-network.ts';
import { languageOf } from '../platform/http/language.ts';
import type { AskPublicly } from '../platform/http/page-answers.ts';
import { limitFlood } from '../platform/rate-limit/rate-limit.ts';
import {
  buildContext,
  type Caller,
  type ContextParts,
  noRefreshCookie,
  refreshCookieOf,
} from './build-context.ts';
import type { Context } from './context.ts';
import { formatError } from './format-error.ts';
import { type Asked, assertReads, readOperation } from './http-request.ts';
import { assertAffordable } from './limits.ts';
import { readMultipart } from './multipart.ts';
import type { Prepare, Prepared } from './pipeline.ts';

/** GraphQL over HTTP: one operation a request, by the same rules as over WebSocket. */
export function graphqlOverHttp(
  prepare: Prepare,
  parts: ContextParts,
  viewers: ViewerReader,
): { handlers: RequestHandler[]; askPublicly: AskPublicly } {
  const answer: RequestHandler = async (request, response) => {
    try {
      const asked = readOperation(request);
      const context = await contextOfRequest(parts, viewers, request, response);
      const prepared = prepare(asked.query, asked.operationName);
      if (!('document' in prepared)) {
        send(request, response, 400, { errors: prepared });
        return;
      }
      assertReads(request, prepared.operation.operation);
      const result = await runWithinLimits(prepared, asked, context);
      send(request, response, statusOf(result), result);
    } catch (error) {
      send(request, response, statusOf({ errors: [error] }, 500), { errors: [error] });
    }
  };

  const multipart = readMultipart({ maxFileBytes: parts.config.fileLimits.imageBytes });
  const askPublicly: AskPublicly = async (question, request) => {
    const context = buildContext(parts, callerOf(request, noRefreshCookie), null);
    const prepared = prepare(question.query, question.operationName);
    if (!('document' in prepared)) return null;
    const { data, errors } = await runWithinLimits(prepared, question, context);
    return errors ? null : data;
  };
  return { handlers: [multipart, answer], askPublicly };
}

/** Runs an operation when its cost with its variables and the number of those of its address allow. */
async function runWithinLimits(
  prepared: Prepared,
  { variables }: Pick<Asked, 'variables'>,
  contextValue: Context,
): Promise<ExecutionResult> {
  const { document, operation, run } = prepared;
  const operations = assertAffordable(document, operation, variables);
  await limitFlood(contextValue.request.ip, operations);
  return run({ contextValue, variables });
}

/** An answer as it is sent, before its errors are made presentable. */
interface Answer {
  errors?: readonly unknown[] | undefined;
  data?: unknown;
}

/** The status that an error demands; without one an answer is good, and one without data a bad request. */
function statusOf({ errors, data }: Answer, otherwise = 400): number {
  for (const error of errors ?? []) {
    const { http } = error instanceof GraphQLError ? error.extensions : {};
    const status = (http as { status?: unknown } | undefined)?.status;
    if (typeof status === 'number') return status;
  }
  return errors && data === undefined ? otherwise : 200;
}

const standardType = 'application/graphql-response+json';

function send(
  request: Request,
  response: Response,
  status: number,
  { errors, data }: Answer,
): void {
  const body = JSON.stringify({ errors: errors?.map(formatError), data });
  const type = request.headers.accept?.includes(standardType) ? standardType : 'application/json';
  response.statusCode = status;
  if (status === 405) response.setHeader('Allow', 'GET, POST');
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

async function contextOfRequest(
  parts: ContextParts,
  viewers: ViewerReader,
  request: Request,
  response: Response,
): Promise<Context> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = token ? await viewers.viewerOf(await viewers.claimsOf(token)) : null;
  if (token && !viewer) throw unauthenticated();
  return buildContext(
    parts,
    callerOf(request, refreshCookieOf(parts.config, request, response)),
    viewer,
  );
}

const callerOf = (request: Request, refreshCookie: Caller['refreshCookie']): Caller => ({
  request: {
    ip: clientNetwork(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language: languageOf(request.headers['accept-language']),
  },
  refreshCookie,
});
