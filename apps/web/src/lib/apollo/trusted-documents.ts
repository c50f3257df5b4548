import { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { of, switchMap } from 'rxjs';

/** Whether the server is of the client's build: one that does not know a document is of another. */
let serverKnowsThem = true;

/** How a request names a document that the server knows, instead of sending it. */
export interface NamedDocument {
  persistedQuery: { version: 1; sha256Hash: string };
}

/** The name of a document; null where it has to be sent. The build gives documents their hash. */
export function nameOf(document: DocumentNode): NamedDocument | null {
  const { hash } = document as DocumentNode & { hash?: string };
  if (!hash || !serverKnowsThem) return null;
  return { persistedQuery: { version: 1, sha256Hash: hash } };
}

/** Whether an answer says that the server does not know the document: from then on all are sent. */
export function isUnknownDocument(errors: unknown): boolean {
  const isUnknown =
    Array.isArray(errors) &&
    errors.some(
      (error: { extensions?: { code?: unknown } }) =>
        error.extensions?.code === 'PERSISTED_QUERY_NOT_FOUND',
    );
  if (isUnknown) serverKnowsThem = false;
  return isUnknown;
}

/** Sends hashes in place of the documents that the server knows, and those it does not know once more. */
export const createTrustedLink = () =>
  new ApolloLink((operation, forward) => {
    const named = nameOf(operation.query);
    const send = (isWhole: boolean) => {
      operation.setContext({ http: { includeQuery: isWhole, includeExtensions: !isWhole } });
      return forward(operation);
    };
    if (!named) return send(true);
    Object.assign(operation.extensions, named);
    return send(false).pipe(
      switchMap((result) => (isUnknownDocument(result.errors) ? send(true) : of(result))),
    );
  });
