import {
  NetworkFiguresDocument,
  WorkBesideDocument,
  WorkQueueDocument,
} from '../../gql/admin-home.ts';
import { askAhead } from '../../lib/apollo/asked-ahead.ts';
import { client } from '../../lib/apollo/client.ts';
import { figuresAt } from './figures-asked.ts';
import { queueAt } from './queue-asked.ts';

/** All of the start page, in its order. Who may not read figures is refused them, and shown none. */
export const askedAhead = askAhead(() => {
  const params = new URLSearchParams(location.search);
  return [
    client.query({ query: WorkQueueDocument, variables: queueAt(params) }),
    client.query({ query: WorkBesideDocument }),
    client.query({ query: NetworkFiguresDocument, variables: figuresAt(params, new Date()).asked }),
  ];
});
