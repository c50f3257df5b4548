import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPageRouter } from '../lib/routing/page-router.ts';
import { RouterView } from '../lib/routing/router-view.tsx';
import { connectionPolicy } from '../lib/connection/connection-policy.ts';

/** Answers an operation; a rejection stands for a server that cannot be reached. */
export type Answer = (
  variables: Record<string, unknown>,
  operation: string,
) => Promise<Record<string, unknown>>;

/** A client whose answers a test gives; lists are kept as in the real one. */
export function clientWith(answer: Answer): ApolloClient {
  return new ApolloClient({
    cache: new InMemoryCache({
      typePolicies: { Query: { fields: { people: connectionPolicy(['search']) } } },
    }),
    link: new ApolloLink(
      ({ variables, operationName = '' }) =>
        new Observable((observer) => {
          answer(variables, operationName).then(
            (data) => {
              observer.next({ data });
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        }),
    ),
  });
}

/** Renders a part at an address, with what every page has around it. */
export function renderPart(
  part: ReactNode,
  {
    at = '/',
    answer = () => Promise.reject(new Error('Nothing is asked here.')),
  }: { at?: string; answer?: Answer } = {},
) {
  window.history.replaceState(null, '', at);
  const router = createPageRouter({ routes: [{ path: '*', element: part }] });
  const shown = render(
    <I18nProvider i18n={i18n}>
      <ApolloProvider client={clientWith(answer)}>
        <RouterView router={router} />
      </ApolloProvider>
    </I18nProvider>,
  );
  return { ...shown, router };
}
