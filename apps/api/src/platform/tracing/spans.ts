import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import type mongoose from 'mongoose';
import { currentRequest } from '../logging/request-context.ts';
import { kindOf } from '../metrics/measure-requests.ts';

// What is traced: requests, the commands that they send to the database, jobs and what follows
// events. Names and ids of ours only: no variable, address, query string or text of anybody.

const tracer = () => trace.getTracer('wiki-empresarios');

/** Does some work as a span, which is marked as failed when the work throws. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer().startActiveSpan(name, { attributes, root: true }, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Only the name of what went wrong: messages may quote what people wrote. */
function fail(span: Span, error: unknown): void {
  const message = error instanceof Error ? error.name : 'Error';
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

/**
 * Makes each request a span. It belongs to the trace that a proxy of ours names; what strangers name
 * is not believed.
 */
export function traceRequests({ behindProxy }: { behindProxy: boolean }): RequestHandler {
  return (request, response, next) => {
    const parent = behindProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const attributes = {
      'http.request.method': request.method,
      'wiki.request.kind': kindOf(request.originalUrl),
      'wiki.request.id': currentRequest()?.requestId ?? '',
    };
    const name = `${request.method} ${kindOf(request.originalUrl)}`;
    const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), next);
  };
}

/** Names the span of a request by its operation: of strangers' documents none is known. */
export function nameSpan(operation: string | undefined): void {
  const name = operation ?? 'other';
  trace.getActiveSpan()?.updateName(`graphql ${name}`).setAttribute('graphql.operation.name', name);
}

/** Makes each command to the database a span of the work that sends it. Gives what ends it. */
export function traceCommands(client: mongoose.mongo.MongoClient): void {
  const open = new Map<number, Span>();
  client.on('commandStarted', ({ commandName, command, requestId }) => {
    if (!trace.getActiveSpan()?.isRecording()) return;
    const collection = command[commandName === 'getMore' ? 'collection' : commandName] as unknown;
    const attributes = {
      'db.system.name': 'mongodb',
      'db.operation.name': commandName,
      ...(typeof collection === 'string' ? { 'db.collection.name': collection } : {}),
    };
    const name = typeof collection === 'string' ? `${commandName} ${collection}` : commandName;
    open.set(requestId, tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes }));
  });
  const end = (requestId: number, error?: unknown) => {
    const span = open.get(requestId);
    open.delete(requestId);
    if (error !== undefined && span) fail(span, error);
    span?.end();
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
}
