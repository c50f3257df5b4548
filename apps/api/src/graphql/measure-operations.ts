import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { Metrics, OperationOutcome } from '../platform/metrics/metrics.ts';
import { nameSpan } from '../platform/tracing/spans.ts';
import type { Context } from './context.ts';
import { operationNames } from './generated/operation-names.ts';

/** Counts every operation over HTTP by its name, with how it ended and how long it took. */
export const measureOperations = (metrics: Metrics): ApolloServerPlugin<Context> => ({
  async requestDidStart({ request }) {
    const start = performance.now();
    return {
      async willSendResponse({ operationName, response: { body } }) {
        metrics.countOperation({
          name: operationName,
          over: request.http ? 'http' : 'page',
          outcome: outcomeOf(body.kind === 'single' ? body.singleResult.errors : undefined),
          seconds: (performance.now() - start) / 1000,
        });
      },
    };
  },
});

const known = new Set<string>(operationNames);

/** Names what is traced by its operation; names that strangers give are not kept. */
export const nameSpans: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ operationName }) {
        nameSpan(operationName && known.has(operationName) ? operationName : undefined);
      },
    };
  },
};

const faults = new Set<unknown>(['INTERNAL', 'UNAVAILABLE']);

/** How an operation ended, by its errors. */
export function outcomeOf(errors: readonly GraphQLFormattedError[] | undefined): OperationOutcome {
  if (!errors || errors.length === 0) return 'ok';
  return errors.some(({ extensions }) => faults.has(extensions?.code)) ? 'fault' : 'refused';
}
