import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { UiProvider } from '@wiki/ui';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { client } from '../lib/apollo/client.ts';
import type { AppRouter } from './router.tsx';

/**
 * The providers, from the outside in: the theme stands alone; messages may appear in anything
 * below; data needs neither but its errors are translated; the router renders with all of them.
 * The session and the socket live outside React (`lib/auth`, `lib/apollo`).
 */
export function App({ router }: { router: AppRouter }) {
  return (
    <StrictMode>
      <UiProvider>
        <I18nProvider i18n={i18n}>
          <ApolloProvider client={client}>
            <RouterProvider router={router} />
          </ApolloProvider>
        </I18nProvider>
      </UiProvider>
    </StrictMode>
  );
}
