import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { apiError } from '../platform/errors/errors.ts';
import { limitRules, parseOptions, type Prepared } from './limits/limits.ts';

type Checked = { document: DocumentNode } | { errors: readonly GraphQLError[] };

const rememberedDocuments = 1_000;
/** Longer documents are rare and would let strangers fill the memory. */
const rememberedLength = 20_000;

/**
 * Parses and validates documents by the same rules as HTTP does, remembering the last ones. What
 * Apollo Server does not run, WebSocket operations, goes through here.
 */
export function createPreparer(schema: GraphQLSchema) {
  const remembered = new Map<string, Checked>();

  function check(query: string): Checked {
    const known = remembered.get(query);
    if (known) return known;
    const checked = checkDocument(schema, query);
    if (query.length <= rememberedLength) {
      remembered.set(query, checked);
      const [oldest] = remembered.keys();
      if (remembered.size > rememberedDocuments && oldest !== undefined) remembered.delete(oldest);
    }
    return checked;
  }

  return (
    query: string,
    operationName: string | null | undefined,
  ): Prepared | readonly GraphQLError[] => {
    const checked = check(query);
    if ('errors' in checked) return checked.errors;
    const operation = getOperationAST(checked.document, operationName);
    if (!operation) {
      const apolloCode = ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE;
      return [apiError('BAD_REQUEST', { apolloCode })];
    }
    return { document: checked.document, operation };
  };
}

/** Parses and validates a document by the rules of all. */
export function checkDocument(schema: GraphQLSchema, query: string): Checked {
  try {
    const document = parse(query, parseOptions);
    const errors = validate(schema, document, [...specifiedRules, ...limitRules]);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

/**
 * Runs a subscription. Each event is delivered with the rights and data of that moment; what went out
 * is not answered again. When a delivery fails the stream ends with the reason. What is delivered at
 * once is not waited for.
 * `release` frees what the source waits for, at the end.
 */
export async function subscribeFresh(
  args: ExecutionArgs,
  deliver: (told: unknown) => Promise<void> | undefined,
  release: () => Promise<void>,
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) {
    await release();
    return source;
  }
  const events: AsyncIterator<unknown> = source[Symbol.asyncIterator]();
  const state = { isEnded: false };
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    state.isEnded = true;
    await release();
    await events.return?.();
    return { done: true, value: undefined };
  };
  const results: AsyncGenerator<ExecutionResult, void, void> = {
    async next() {
      while (!state.isEnded) {
        const event = await events.next();
        if (event.done) break;
        try {
          const delivery = deliver(event.value);
          if (delivery) await delivery;
        } catch (error) {
          await end();
          throw error;
        }
      }
      return { done: true, value: undefined };
    },
    return: end,
    async throw(error) {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]: () => results,
    [Symbol.asyncDispose]: async () => {
      await end();
    },
  };
  return results;
}
