import { errorCatalog, type ErrorCode, isErrorCode } from '@wiki/domain';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import { randomUUID } from 'node:crypto';
import { storageUnavailable } from '../platform/database/faults.ts';
import { Refusal } from '../platform/errors/errors.ts';
import { logger } from '../platform/logging/logger.ts';
import { currentRequest } from '../platform/logging/request-context.ts';
import { saysTooComplex } from './limits/limits.ts';

/**
 * An error as it is answered: a code of the catalog, a message without private data and no stack.
 * A fault of ours is logged under an id, and the answer carries nothing but that id.
 */
export function formatError(error: unknown): GraphQLFormattedError {
  const original = causeOf(error);
  const located: Pick<GraphQLFormattedError, 'locations' | 'path'> =
    error instanceof GraphQLError
      ? {
          ...(error.locations ? { locations: error.locations } : {}),
          ...(error.path ? { path: error.path } : {}),
        }
      : {};
  if (original instanceof Refusal) {
    const [first] = original.userErrors;
    const code = first?.code ?? 'BAD_REQUEST';
    const { field, retryAfterSeconds } = first ?? {};
    return {
      ...located,
      message: errorCatalog[code],
      extensions: { code, field, retryAfterSeconds },
    };
  }
  if (original instanceof GraphQLError) {
    const { code, http: _status, stacktrace: _stack, ...extensions } = original.extensions;
    if (saysTooComplex(original)) return { ...located, ...cataloged('QUERY_TOO_COMPLEX') };
    if (isErrorCode(code)) {
      if (accessCodes.has(code)) logger.info({ code, path: located.path }, 'operation refused');
      return {
        ...located,
        message: messageOf(error, original),
        extensions: { ...extensions, code },
      };
    }
    // Off any path the error comes from parsing, validation or coercion, never from a resolver.
    if (!('path' in located)) {
      return {
        ...located,
        message: messageOf(error, original).slice(0, 300),
        extensions: { code: 'BAD_REQUEST', apolloCode: apolloCodeOf(error, original) },
      };
    }
  }
  if (storageUnavailable(original)) {
    logger.warn({ err: original }, 'database unavailable');
    return { ...located, ...cataloged('UNAVAILABLE', { ...currentRequest() }) };
  }
  const errorId = randomUUID();
  logger.error({ err: original, errorId }, 'unexpected error');
  return { ...located, ...cataloged('INTERNAL', { errorId, ...currentRequest() }) };
}

/** Refusals that whoever watches over a site wants to see. */
const accessCodes = new Set<ErrorCode>(['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS']);

/** What graphql-js said around the cause: which variable has the value that is wrong, and where in it. */
const messageOf = (error: unknown, original: GraphQLError): string =>
  error instanceof GraphQLError ? error.message : original.message;

const apolloCodes = new Set<unknown>(Object.values(ApolloServerErrorCode));

/** What Apollo Server calls a request's fault, for its clients and tools; sockets never meet Apollo Server. */
function apolloCodeOf(error: unknown, original: GraphQLError): string {
  const { extensions, nodes, message } = error instanceof GraphQLError ? error : original;
  if (apolloCodes.has(extensions.code)) return extensions.code as string;
  if (nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION && message.startsWith('Variable "$')) {
    return ApolloServerErrorCode.BAD_USER_INPUT;
  }
  return message.startsWith('Syntax Error')
    ? ApolloServerErrorCode.GRAPHQL_PARSE_FAILED
    : ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED;
}

/** What was thrown in the first place, out of the wrappings of graphql-js and Apollo Server. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError
    ? causeOf(error.originalError)
    : error;
}

function cataloged(code: ErrorCode, extensions: object = {}): GraphQLFormattedError {
  return { message: errorCatalog[code], extensions: { code, ...extensions } };
}
