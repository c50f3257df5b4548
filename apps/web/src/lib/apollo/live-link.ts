import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { Client, SubscribePayload } from 'graphql-ws';
import { Observable } from 'rxjs';
import { reconnectDelay } from './reconnect.ts';
import { isUnknownDocument, nameOf } from './trusted-documents.ts';

interface LiveOptions {
  client: () => Promise<Pick<Client, 'subscribe'>>;
  /** The present end of the stream: where a stream begins that names no position. */
  present: () => Promise<string>;
  /** Reads again what is on screen and answers the cursor to go on from. */
  recover: () => Promise<string>;
  /** Waits before the attempt `retries` (from 0). */
  pause?: (retries: number) => Promise<void>;
}

/** The position named by a live result: the `cursor` of its one root field. */
export function cursorOf(data: Record<string, unknown> | null | undefined): string | null {
  const [root] = Object.values(data ?? {});
  const cursor = root && typeof root === 'object' && 'cursor' in root ? root.cursor : null;
  return typeof cursor === 'string' ? cursor : null;
}

const codesOf = (errors: unknown): unknown[] =>
  Array.isArray(errors) ? errors.map((error: GraphQLFormattedError) => error.extensions?.code) : [];

/** What passes by itself: the stream goes on from where it was. */
const passing = new Set<unknown>(['UNAVAILABLE', 'SLOW_CONSUMER', 'TOO_MANY_REQUESTS', 'INTERNAL']);

/** After so many failures at one place what stands there cannot be delivered: it is read instead. */
const mostFailures = 4;

/** What is to be done about errors: go on from the same place, read everything again, or tell. */
function remedyFor(errors: unknown, failures: number): 'resume' | 'recover' | 'tell' {
  // No refusal, but a connection that graphql-ws gives up for its close code, whatever it is told of
  // retries: the server could not let it in just then.
  if (!Array.isArray(errors)) return 'resume';
  const codes = codesOf(errors);
  if (codes.includes('CURSOR_EXPIRED')) return 'recover';
  if (!codes.some((code) => passing.has(code))) return 'tell';
  return codes.includes('INTERNAL') && failures >= mostFailures ? 'recover' : 'resume';
}

const delay = (retries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, reconnectDelay(retries)));

/**
 * The one place where streams resume. graphql-ws sends the very same payload object again on every
 * reconnect, so its `after` is moved along with each result: nothing is missed, nothing comes twice.
 * A stream that the server ends because something is away begins again from its old position, for
 * the event that failed was not delivered. When the position is too old, what is shown is read again
 * and the stream goes on from there. Only refusals are told to who listens.
 */
export function createLiveLink({ client, present, recover, pause = delay }: LiveOptions) {
  return new ApolloLink(
    (operation) =>
      new Observable((subscriber) => {
        const variables: Record<string, unknown> = { ...operation.variables };
        const { operationName, query } = operation;
        const named = nameOf(query);
        const wholePayload = (): SubscribePayload => ({
          operationName,
          query: print(query),
          variables,
        });
        let payload: SubscribePayload = named
          ? { operationName, query: '', variables, extensions: { ...named } }
          : wholePayload();
        let stop: () => void = () => {};
        let isOver = false;
        let failures = 0;
        /** Which attempt is heard: an ended one says nothing any more. */
        let current = 0;

        /** Asks for a position until there is one, or nobody listens any more. */
        const insist = async (positionOf: () => Promise<string>): Promise<string | null> => {
          try {
            return await positionOf();
          } catch {
            await pause(failures);
            failures += 1;
            return isOver ? null : insist(positionOf);
          }
        };

        const begin = async (positionOf?: () => Promise<string>): Promise<void> => {
          stop();
          current += 1;
          const own = current;
          if (positionOf) variables.after = await insist(positionOf);
          const live = await client();
          if (isOver || own !== current) return;
          stop = live.subscribe(payload, {
            next: (result) => {
              if (own !== current) return;
              const cursor = cursorOf(result.data);
              if (!cursor && result.errors && heal(result.errors)) return;
              if (cursor) variables.after = cursor;
              failures = 0;
              subscriber.next(result as FormattedExecutionResult);
            },
            error: (error) => {
              if (own !== current || heal(error)) return;
              const errors = error as readonly GraphQLFormattedError[];
              subscriber.error(new CombinedGraphQLErrors({ errors }));
            },
            complete: () => {
              if (own === current && !isOver) void again();
            },
          });
        };

        const again = async (positionOf?: () => Promise<string>): Promise<void> => {
          current += 1;
          stop();
          await pause(failures);
          failures += 1;
          if (!isOver) await begin(positionOf);
        };

        /** Whether errors were dealt with: then nobody hears of them. */
        const heal = (errors: unknown): boolean => {
          if (isUnknownDocument(errors)) {
            payload = wholePayload();
            void begin();
            return true;
          }
          const remedy = remedyFor(errors, failures);
          if (remedy === 'resume') void again();
          else if (remedy === 'recover') void begin(recover);
          return remedy !== 'tell';
        };

        begin(variables.after == null ? present : undefined).catch((error: unknown) =>
          subscriber.error(error),
        );
        return () => {
          isOver = true;
          stop();
        };
      }),
  );
}
