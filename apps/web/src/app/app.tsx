import type { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode } from 'react';
import { ViewerProvider } from '../lib/auth/viewer-provider.tsx';

export interface AppProps {
  client: ApolloClient;
  /** The router, of a browser or of one answer of the server. */
  children: ReactNode;
}

/**
 * The providers, from the outside in: messages may appear in anything below; data needs neither but its errors are translated; who uses it is asked once; the router renders with all of them.
 * The session and the socket live outside React (`lib/auth`, `lib/apollo`).
 */
export function App({ client, children }: AppProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ApolloProvider client={client}>
          <ViewerProvider>{children}</ViewerProvider>
        </ApolloProvider>
      </I18nProvider>
    </StrictMode>
  );
}
