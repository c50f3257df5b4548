import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { Client, SubscribePayload } from 'graphql-ws';
import { Observable } from 'rxjs';

interface LiveOptions {
  client: () => Promise<Pick<Client, 'subscribe'>>;
  /** Reads again what is on screen and answers the cursor to go on from. */
  recover: () => Promise<string>;
}

/** The position named by a live result: the `cursor` of its one root field. */
export function cursorOf(data: Record<string, unknown> | null | undefined): string | null {
  const [root] = Object.values(data ?? {});
  const cursor = root && typeof root === 'object' && 'cursor' in root ? root.cursor : null;
  return typeof cursor === 'string' ? cursor : null;
}

const isExpired = (errors: unknown): boolean =>
  Array.isArray(errors) &&
  errors.some((error: GraphQLFormattedError) => error.extensions?.code === 'CURSOR_EXPIRED');

/**
 * Subscriptions that survive the connection. graphql-ws sends the very same payload object again
 * on every reconnect, so its `after` is moved along with each result: nothing is missed, nothing
 * comes twice. When the position is too old, what is shown is read again and the stream goes on
 * from there.
 */
export function createLiveLink({ client, recover }: LiveOptions): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((subscriber) => {
        const variables: Record<string, unknown> = { ...operation.variables };
        const payload: SubscribePayload = {
          operationName: operation.operationName,
          query: print(operation.query),
          variables,
        };
        let stop: () => void = () => {};
        let isOver = false;

        const restart = () => {
          stop();
          recover().then(
            (cursor) => {
              variables.after = cursor;
              if (!isOver) void listen();
            },
            (error: unknown) => subscriber.error(error),
          );
        };

        const listen = async () => {
          const live = await client();
          if (isOver) return;
          stop = live.subscribe(payload, {
            next: (result) => {
              if (isExpired(result.errors)) return restart();
              const cursor = cursorOf(result.data);
              if (cursor) variables.after = cursor;
              subscriber.next(result as FormattedExecutionResult);
            },
            error: (error) => {
              if (isExpired(error)) return restart();
              subscriber.error(
                Array.isArray(error) ? new CombinedGraphQLErrors({ errors: error }) : error,
              );
            },
            complete: () => subscriber.complete(),
          });
        };

        listen().catch((error: unknown) => subscriber.error(error));
        return () => {
          isOver = true;
          stop();
        };
      }),
  );
}
