import { ApolloClient } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { from, switchMap } from 'rxjs';
import { LiveCursorDocument } from '../../gql/lib.ts';
import { session } from '../auth/browser-session.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { createCache } from './cache.ts';
import { observedFetch } from './connection.ts';
import { createEnumLink } from './enum-link.ts';
import { createRecovery } from './recovery.ts';
import { createSessionLink } from './session-link.ts';
import { createTrustedLink } from './trusted-documents.ts';

/** Where the stream of live events ends now. */
async function present(): Promise<string> {
  const { data } = await client.query({ query: LiveCursorDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The stream of live events has no position.');
  return data.liveCursor;
}

/** Reads everything on screen again and answers where the stream goes on: from before it was read. */
const recover = createRecovery(async () => {
  const cursor = await present();
  await client.refetchQueries({ include: 'active' });
  return cursor;
});

/** How long to wait before code that did not load is asked for again, in milliseconds. */
const loadAgainAfter = 5_000;

/** The link of subscriptions, once its code is there: no first screen waits for it. */
async function loadLiveLink(): Promise<ApolloLink> {
  try {
    const { createLiveLink } = await import('./live-link.ts');
    return createLiveLink({
      client: () => import('./live-client.ts').then(({ liveClient }) => liveClient),
      present,
      recover,
    });
  } catch {
    await new Promise((resolve) => setTimeout(resolve, loadAgainAfter));
    return loadLiveLink();
  }
}

let loading: Promise<ApolloLink> | undefined;
const liveLink = new ApolloLink((operation, forward) => {
  loading ??= loadLiveLink();
  return from(loading).pipe(switchMap((link) => link.request(operation, forward)));
});

/** Says in which language the person reads here, whatever the device prefers. */
const languageLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers = {} }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, 'accept-language': currentLanguage() },
  }));
  return forward(operation);
});

const httpLink = ApolloLink.from([
  languageLink,
  createSessionLink(session),
  createTrustedLink(),
  new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: observedFetch }),
]);

/** The Apollo Client of this tab. */
export const client = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.from([
    createEnumLink(),
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      liveLink,
      httpLink,
    ),
  ]),
  devtools: { enabled: import.meta.env.DEV },
});

// What was read as one person is not shown to the next.
let { generation } = session.snapshot();
session.subscribe(() => {
  const now = session.snapshot().generation;
  if (now === generation) return;
  generation = now;
  void client.resetStore().catch(() => undefined);
});
