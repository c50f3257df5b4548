import type { ApolloClient } from '@apollo/client/core';
import { type ReactNode, useEffect } from 'react';
import { session } from '../lib/auth/browser-session.ts';
import { comeToLife } from './restore-rendered.ts';

export interface AfterHydrationProps {
  client: ApolloClient;
  children: ReactNode;
}

/**
 * Begins what may change the page once it is hydrated as it was rendered: who is there is asked,
 * and what is asked again is read anew.
 */
export function AfterHydration({ client, children }: AfterHydrationProps) {
  useEffect(() => {
    void session.start();
    comeToLife(client);
  }, [client]);
  return children;
}
