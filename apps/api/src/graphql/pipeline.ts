import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { apiError } from '../platform/errors/errors.ts';
import type { Context } from './context.ts';
import { type ExecutionInput, executePlan } from './execution/execute-plan.ts';
import { planOperation } from './execution/plan.ts';
import { limitRules, parseOptions } from './limits.ts';

/** An operation that may run. */
export interface Prepared {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Executes it. Whether it is affordable has been asked before. */
  run: (input: ExecutionInput) => ExecutionResult | Promise<ExecutionResult>;
}

/** Finds the operation to run in a document, or what is wrong with it. */
export type Prepare = (
  query: string,
  operationName: string | null | undefined,
) => Prepared | readonly GraphQLError[];

type Checked = readonly GraphQLError[] | CheckedDocument;

interface CheckedDocument {
  document: DocumentNode;
  /** Its operations as they were asked for, by name. */
  prepared: Map<string, Prepared>;
}

/** How much text of documents is remembered: what is made of it takes some hundred times as much. */
const rememberedLength = 1_000_000;
/** Longer documents are rare. */
const longestRemembered = 20_000;

/**
 * Parses, validates and plans documents by one set of rules for HTTP and WebSocket, remembering those
 * asked for last.
 */
export function createPreparer(schema: GraphQLSchema): Prepare {
  const remembered = new Map<string, Checked>();
  let length = 0;

  function check(query: string): Checked {
    const known = remembered.get(query);
    const checked = known ?? checkDocument(schema, query);
    if (known) remembered.delete(query);
    else if (query.length > longestRemembered) return checked;
    else length += query.length;
    // The order of the map is that of their last use.
    remembered.set(query, checked);
    for (const oldest of remembered.keys()) {
      if (length <= rememberedLength) break;
      remembered.delete(oldest);
      length -= oldest.length;
    }
    return checked;
  }

  return (query, operationName) => {
    const checked = check(query);
    if (!('document' in checked)) return checked;
    const known = checked.prepared.get(operationName ?? '');
    if (known) return known;
    const operation = getOperationAST(checked.document, operationName);
    if (!operation) return [apiError('BAD_REQUEST')];
    const prepared = prepareOperation(schema, checked.document, operation);
    checked.prepared.set(operationName ?? '', prepared);
    return prepared;
  };
}

function checkDocument(schema: GraphQLSchema, query: string): Checked {
  try {
    const document = parse(query, parseOptions);
    const errors = validate(schema, document, [...specifiedRules, ...limitRules]);
    return errors.length > 0 ? errors : { document, prepared: new Map() };
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

function prepareOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Prepared {
  const plan = planOperation(schema, document, operation);
  if (plan) return { document, operation, run: (input) => executePlan(plan, input) };
  return {
    document,
    operation,
    run: ({ variables, ...input }) =>
      execute({
        schema,
        document,
        operationName: operation.name?.value,
        variableValues: variables,
        ...input,
      }),
  };
}

/**
 * Runs a subscription. Each event is resolved with a context made at its delivery, so rights and
 * data are those of that moment; when no context can be made any more the stream ends with the reason.
 * `release` frees what the source waits for, at the end.
 */
export async function subscribeFresh(
  args: ExecutionArgs,
  run: Prepared['run'],
  contextAtDelivery: () => Promise<Context>,
  release: () => Promise<void>,
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) {
    await release();
    return source;
  }
  const events: AsyncIterator<unknown> = source[Symbol.asyncIterator]();
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    await release();
    await events.return?.();
    return { done: true, value: undefined };
  };
  const results: AsyncGenerator<ExecutionResult, void, void> = {
    async next() {
      const event = await events.next();
      if (event.done) return { done: true, value: undefined };
      try {
        const contextValue = await contextAtDelivery();
        const variables = args.variableValues ?? {};
        return {
          done: false,
          value: await run({ rootValue: event.value, contextValue, variables }),
        };
      } catch (error) {
        await end();
        throw error;
      }
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
