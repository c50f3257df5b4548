import type { ApolloClient } from '@apollo/client/core';
import { connection } from './connection.ts';

/** Asks again what is on screen as an error, once each time the connection has come back. */
export function healWithConnection(client: Pick<ApolloClient, 'getObservableQueries'>): () => void {
  let before = connection.snapshot();
  return connection.subscribe(() => {
    const now = connection.snapshot();
    const isBack = before === 'offline' && now === 'online';
    before = now;
    if (!isBack) return;
    for (const query of client.getObservableQueries('active')) {
      // One that fails again says so where it stands.
      if (query.getCurrentResult().error) void query.refetch().catch(() => undefined);
    }
  });
}
