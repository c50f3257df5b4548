import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  execute,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { limitFlood } from '../../platform/rate-limit/rate-limit.ts';
import type { Context } from '../context.ts';
import type { CompiledArgs } from '../execution/compile.ts';
import { formatError } from '../format-error.ts';
import { affordable, countSurplus } from '../limits/limits.ts';
import type { TrustedDocument } from './trusted-documents.ts';

/** What a request names beside its document. */
export interface Asked {
  operationName?: unknown;
  variables?: unknown;
}

/** An answer with the status it has over HTTP. */
export interface TrustedAnswer {
  status: number;
  result: FormattedExecutionResult;
}

/** Runs a document as far as its data: compiled where that can be done. */
export function executeTrusted(
  schema: GraphQLSchema,
  { document, compiled }: Pick<TrustedDocument, 'document' | 'compiled'>,
  args: CompiledArgs,
): Promise<ExecutionResult> | ExecutionResult {
  return compiled ? compiled(args) : execute({ schema, document, ...args });
}

/**
 * Answers a trusted document by the limits, costs and measures of all operations, which Apollo Server
 * keeps for those of strangers.
 */
export async function runTrusted(
  schema: GraphQLSchema,
  trusted: TrustedDocument,
  { operationName, variables }: Asked,
  contextValue: Context,
): Promise<TrustedAnswer> {
  try {
    if (operationName != null && operationName !== trusted.name) {
      throw badRequest(`Unknown operation named ${JSON.stringify(operationName)}.`, {
        apolloCode: ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
      });
    }
    const given = recordOf(variables);
    const { operations, ledger } = affordable(
      trusted.costOf(given),
      trusted.operation,
      contextValue.viewer,
    );
    contextValue.cost = ledger;
    await limitFlood(contextValue.request.ip, operations);
    const { data, errors } = await executeTrusted(schema, trusted, {
      contextValue,
      variableValues: given,
    });
    await countSurplus(contextValue);
    if (!errors) return { status: 200, result: { data: data ?? null } };
    const refused = refusalOf(errors, data === undefined ? 400 : 200);
    return data === undefined ? refused : { ...refused, result: { ...refused.result, data } };
  } catch (error) {
    return refusalOf([error], 500);
  }
}

/** Errors as an answer; those that name a status of their own have it. */
export function refusalOf(errors: readonly unknown[], usual: number): TrustedAnswer {
  let status = usual;
  for (const error of errors) {
    const { http } = (error as Partial<GraphQLError>).extensions ?? {};
    const named = (http as { status?: number } | undefined)?.status;
    if (named) status = named;
  }
  return { status, result: { errors: errors.map(formatError) } };
}

const badRequest = (message: string, more: Record<string, unknown> = {}) =>
  new GraphQLError(message, {
    extensions: { ...more, code: 'BAD_REQUEST', http: { status: 400 } },
  });

function recordOf(variables: unknown): Record<string, unknown> {
  if (variables == null) return {};
  if (typeof variables !== 'object' || Array.isArray(variables))
    throw badRequest('`variables` in a POST body must be an object if provided.');
  return variables as Record<string, unknown>;
}
