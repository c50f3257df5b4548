import { Kind, type OperationDefinitionNode, type OperationTypeNode, parse } from 'graphql';
import { liveClient } from '../lib/apollo/live-client.ts';
import { session } from '../lib/auth/browser-session.ts';

/** What is run: a document with the operation of it that is meant, and its variables. */
export interface Asked {
  query: string;
  operationName: string | undefined;
  kind: OperationTypeNode;
  variables: Record<string, unknown>;
}

/** What comes of it: a result, and how it went in a few words. */
export interface Told {
  result: unknown;
  says: string;
}

/**
 * What a text asks for: of several operations the one at the cursor.
 * @throws Error in words for who writes it.
 */
export function readAsked(query: string, cursor: number, variables: string): Asked {
  const operations = parse(query).definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const [first] = operations;
  if (!first) throw new Error('There is no operation to run.');
  const { operation, name } =
    operations.find(({ loc }) => loc && loc.start <= cursor && cursor <= loc.end) ?? first;
  return { query, kind: operation, operationName: name?.value, variables: readObject(variables) };
}

function readObject(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new Error('The variables are a JSON object, such as { "first": 10 }.');
}

/** Asks over HTTP, as whoever is signed in. */
export async function ask({
  kind: _kind,
  ...body
}: Omit<Asked, 'kind'> & { kind?: unknown }): Promise<Told> {
  const token = await session.token();
  const start = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const milliseconds = Math.round(performance.now() - start);
  return {
    result: JSON.parse(text),
    says: `${response.status}, ${milliseconds} ms, ${text.length.toLocaleString('en')} characters`,
  };
}

/** Follows a subscription over the client's own socket until the function it gives is called. */
export function follow(
  { kind: _kind, ...payload }: Asked,
  tell: (told: Told) => void,
  onEnd: () => void,
): () => void {
  let count = 0;
  return liveClient.subscribe(payload, {
    next: (result) => {
      count += 1;
      tell({ result, says: count === 1 ? '1 event' : `${count} events` });
    },
    error: (error) => {
      tell({ result: Array.isArray(error) ? { errors: error } : String(error), says: 'refused' });
      onEnd();
    },
    complete: onEnd,
  });
}
