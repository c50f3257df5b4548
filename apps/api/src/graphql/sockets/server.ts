import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes } from '@wiki/domain';
import { type ExecutionArgs, getOperationAST, GraphQLError, type GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { MaybeViewer } from '../../authz/session.ts';
import type { ViewerReader } from '../../authz/viewer.ts';
import type { Config } from '../../config.ts';
import { storageUnavailable } from '../../platform/database/faults.ts';
import { apiError } from '../../platform/errors/errors.ts';
import { languageOf } from '../../platform/http/language.ts';
import { type LiveScope, scopeOf } from '../../platform/live/scope.ts';
import { logger } from '../../platform/logging/logger.ts';
import { asRequest } from '../../platform/logging/request-context.ts';
import { countRefused, limitFlood } from '../../platform/rate-limit/rate-limit.ts';
import { isAnswerTooLong, tooLongAnswer } from '../limits/answer-size.ts';
import { buildContext, type ContextParts, requestOf } from '../build-context.ts';
import type { CostLedger } from '../limits/cost-ledger.ts';
import type { Context } from '../context.ts';
import { noCookies } from '../cookies.ts';
import { formatError } from '../format-error.ts';
import { costOf } from '../limits/cost.ts';
import type { Compiled } from '../execution/compile.ts';
import { affordable, operationLimits } from '../limits/limits.ts';
import { executeTrusted } from '../trusted/run-trusted.ts';
import {
  hashIn,
  type TrustedDocument,
  type TrustedDocuments,
} from '../trusted/trusted-documents.ts';
import { createPreparer, subscribeFresh } from '../pipeline.ts';
import { SocketRegistry } from './registry.ts';
import { answerDelivery, groupOf } from './shared-answers.ts';
import { type Seat, Seats } from './seats.ts';
import { isUnauthenticated, LiveSocket, textOf } from './socket.ts';

const path = '/graphql';
const keepAliveMilliseconds = 15_000;

/** What follows the payload of a message. */
const endOfMessage = Buffer.from('}');

/** An operation with the socket it came from. */
interface SocketArgs extends ExecutionArgs {
  live: LiveSocket;
  /** Sends an answer, encoded before, unless the operation was ended meanwhile. */
  send: (answer: Buffer) => Promise<void> | undefined;
  /** What it costs; each delivery is counted anew. */
  ledger: CostLedger;
  /** How it is run, where its document is known; else by graphql-js. */
  compiled: Compiled | null;
  /** What the operation follows, until it ends. */
  scope: LiveScope;
}

/** Reads the caller's network from a request, proxies considered. */
export type AddressOf = (request: IncomingMessage) => string;

/** GraphQL over WebSocket, on the port of the HTTP server. */
export interface SocketServer {
  /** How many are open. */
  readonly size: number;
  start(): void;
  /** Tells every client to go elsewhere and closes. */
  stop(): Promise<void>;
}

export function graphqlOverWebSocket(
  schema: GraphQLSchema,
  trusted: TrustedDocuments,
  parts: ContextParts,
  viewers: ViewerReader,
  httpServer: Server,
  addressOf: AddressOf,
): SocketServer {
  const registry = new SocketRegistry(parts.live);
  const protocol = createProtocol(schema, trusted, parts);
  const { rateLimits, socketLimits } = parts.config;
  const seats = new Seats(rateLimits ? socketLimits : null);
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols,
    maxPayload: operationLimits.bodyBytes,
    perMessageDeflate: false,
  });

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    // What is no address at all, as `//`, is refused like one without a socket: an error here would end
    // the process.
    if (URL.parse(request.url ?? '/', 'http://localhost')?.pathname !== path) refuse(stream, 404);
    else if (!isOriginAllowed(parts.config, request)) refuse(stream, 403);
    else {
      const address = addressOf(request);
      const seat = seats.take(address);
      if (!seat) {
        refuse(stream, 429);
        return;
      }
      stream.once('close', () => seat.leave());
      sockets.handleUpgrade(request, stream, head, (socket) =>
        accept(socket, stream, request, address, seat),
      );
    }
  };

  const accept = (
    socket: WebSocket,
    stream: Duplex,
    request: IncomingMessage,
    ip: string,
    seat: Seat,
  ) => {
    const live = new LiveSocket(
      socket,
      stream,
      {
        request: {
          ip,
          userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
          language: languageOf(request.headers['accept-language']),
        },
        ...noCookies,
      },
      viewers,
      seat,
    );
    registry.add(live);
    const stopKeepAlive = keepAlive(socket);
    const requestId = randomUUID();
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (message) => live.send(message),
        close: (code, reason) => live.close(code ?? 1000, reason ?? ''),
        onMessage: (handle) => {
          socket.on('message', (data) => {
            asRequest({ requestId }, () => handle(textOf(data))).catch((error: unknown) => {
              // Clients take 1011 for final and show nothing new from then on; who was not let in
              // for the database was away may come again.
              if (storageUnavailable(error)) {
                live.close(1013, 'Try again later');
                return;
              }
              logger.error({ err: error }, 'socket message failed');
              live.close(1011, 'Internal error');
            });
          });
        },
      },
      { live },
    );
    socket.on('error', () => live.terminate());
    socket.once('close', (code, reason) => {
      stopKeepAlive();
      live.closed();
      registry.remove(live);
      void closed(code, reason.toString());
    });
  };

  return {
    get size() {
      return registry.size;
    },
    start() {
      registry.start();
      httpServer.on('upgrade', upgrade);
    },
    async stop() {
      httpServer.off('upgrade', upgrade);
      const closing = [...registry.all];
      for (const socket of closing) socket.close(closeCodes.serverDraining, 'Going away');
      const allClosed = new Promise<void>((resolve) => sockets.close(() => resolve()));
      const late = setTimeout(() => {
        for (const socket of registry.all) socket.terminate();
      }, 2_000);
      await allClosed;
      clearTimeout(late);
      await registry.stop();
    },
  };
}

/** The protocol itself: prepares, limits and runs what clients ask for. */
function createProtocol(schema: GraphQLSchema, trusted: TrustedDocuments, parts: ContextParts) {
  const prepare = createPreparer(schema);
  const find = ({ query, ...payload }: SubscribePayload): TrustedDocument | null => {
    const hash = hashIn(payload);
    if (hash !== null && (!query || trusted.has(hash))) return trusted.find(hash);
    if (!parts.config.trustedDocuments.only) return null;
    const known = trusted.findText(query);
    if (!known) throw apiError('DOCUMENT_NOT_TRUSTED');
    return known;
  };
  const contextOf = async (live: LiveSocket): Promise<Context> =>
    buildContext(parts, live.caller, await live.viewer());

  return makeServer<Record<string, unknown>, { live: LiveSocket }>({
    connectionInitWaitTimeout: 5_000,
    async onConnect({ extra: { live }, connectionParams }) {
      try {
        await live.admit(tokenOf(connectionParams));
        return true;
      } catch (error) {
        if (!isUnauthenticated(error)) throw error;
        live.endSession();
        // The socket is closed with a code of ours; nothing else is sent.
        return new Promise<boolean>(() => {});
      }
    },
    async onSubscribe({ extra: { live }, subscriptions }, id, payload) {
      if (!live.countOperation(Object.keys(subscriptions).length)) {
        return [apiError('TOO_MANY_REQUESTS')];
      }
      const { ip } = live.caller.request;
      try {
        await limitFlood(ip, 0);
        const known = find(payload);
        const prepared = known ?? prepare(payload.query, payload.operationName);
        if (!('document' in prepared)) {
          await countRefused(ip);
          return prepared;
        }
        parts.metrics?.countSocketOperation(prepared.operation.name?.value);
        const variableValues = payload.variables ?? {};
        const context = await contextOf(live);
        const cost =
          known?.costOf(variableValues) ??
          costOf(schema, prepared.document, prepared.operation, variableValues);
        const { operations, ledger } = affordable(cost, prepared.operation, context.viewer);
        await limitFlood(ip, operations);
        const scope = scopeOf(parts.live);
        const opening = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
        return {
          schema,
          document: prepared.document,
          operationName: payload.operationName,
          variableValues,
          contextValue: { ...context, cost: ledger, live: scope.live },
          live,
          send: (answer) =>
            id in subscriptions ? live.sendParts([opening, answer, endOfMessage]) : undefined,
          ledger,
          scope,
          compiled: known?.compiled ?? null,
        } satisfies SocketArgs;
      } catch (error) {
        return [new GraphQLError('Refused', { originalError: error as Error })];
      }
    },
    execute: (args) => executeTrusted(schema, args as SocketArgs, args),
    subscribe(args) {
      const { live, send, ledger, scope, compiled, document, variableValues } = args as SocketArgs;
      const group = groupOf(document, variableValues ?? {});
      const answerFor = (viewer: MaybeViewer, told: unknown) =>
        answerDelivery(
          group,
          told,
          { viewer, request: requestOf(live.caller, viewer) },
          () => ({ ...buildContext(parts, live.caller, viewer), cost: ledger.again() }),
          parts.loaders,
          (contextValue) =>
            executeTrusted(
              schema,
              { document, compiled },
              { ...args, rootValue: told, contextValue },
            ),
        );
      const answerLater = async (viewer: ReturnType<LiveSocket['viewer']>, told: unknown) => {
        await send(await answerFor(await viewer, told));
      };
      return subscribeFresh(
        args,
        (told) => {
          const viewer = live.viewer();
          if (viewer instanceof Promise) return answerLater(viewer, told);
          const answer = answerFor(viewer, told);
          return answer instanceof Promise ? answer.then(send) : send(answer);
        },
        () => scope.end(),
      );
    },
    onNext: (_context, _id, _payload, args, result) => {
      const { compiled, document } = args as SocketArgs;
      if (!compiled && isAnswerTooLong(getOperationAST(document) ?? undefined, result.data)) {
        return tooLongAnswer();
      }
      return result.errors ? { ...result, errors: result.errors.map(formatError) } : undefined;
    },
    onError: (_context, _id, _payload, errors) => errors.map(formatError),
  });
}

/** The token of a connection: `accessToken`, or the header as the explorer passes it on. */
function tokenOf(parameters: Readonly<Record<string, unknown>> | undefined): string | null {
  if (typeof parameters?.accessToken === 'string') return parameters.accessToken;
  const header = parameters?.authorization ?? parameters?.Authorization;
  return typeof header === 'string' ? header.replace(/^Bearer /i, '') : null;
}

/** Browsers name the page's origin: ours and the allowed ones. Other programs send none. */
function isOriginAllowed(config: Config, request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  return (
    new URL(origin).host === host ||
    origin === new URL(config.baseUrl).origin ||
    config.allowedOrigins.includes(origin)
  );
}

const refusals = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests' } as const;

/** Answers an upgrade that is not accepted. */
function refuse(stream: Duplex, status: keyof typeof refusals): void {
  const reason = refusals[status];
  stream.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Pings the client and cuts off one that does not answer. */
function keepAlive(socket: WebSocket): () => void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const timer = setInterval(() => {
    if (!answered) {
      socket.terminate();
      return;
    }
    answered = false;
    socket.ping();
  }, keepAliveMilliseconds);
  return () => clearInterval(timer);
}
