import { getOperationAST, OperationTypeNode, print } from 'graphql';
import { clientDocuments } from '../client-documents.ts';
import type { TestClient } from '../client.ts';
import type { SocketClient } from '../socket-client.ts';

/** What somebody was told, by the name of the subscription. */
export type Deliveries = Record<string, object[]>;

/** A socket that listens to everything the client has subscriptions for. */
export interface Listener {
  heard: Deliveries;
  /** How many deliveries came. */
  readonly count: number;
  socket: SocketClient;
}

/** The subscriptions of the client that have a position, as it sends them. */
export const clientSubscriptions: readonly { name: string; text: string }[] =
  clientDocuments().flatMap((document) => {
    const operation = getOperationAST(document);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return [];
    const text = print(document);
    return text.includes('$after') ? [{ name: String(operation.name?.value), text }] : [];
  });

/** Listens to every subscription of the client from a position on; `variables` are those of all of them. */
export async function listenToAll(
  client: TestClient,
  variables: Record<string, unknown>,
): Promise<Listener> {
  const socket = await client.socket();
  const listener = {
    heard: {} as Deliveries,
    get count() {
      return Object.values(this.heard).reduce((sum, { length }) => sum + length, 0);
    },
    socket,
  };
  for (const { name, text } of clientSubscriptions) {
    const told: object[] = [];
    listener.heard[name] = told;
    const operation = socket.start(text, variables);
    const listen = async (): Promise<void> => {
      for (;;) told.push(await operation.next());
    };
    void listen().catch(() => {});
    void operation.ended.then((errors) =>
      told.push({ ended: errors.map(({ message }) => message) }),
    );
  }
  return listener;
}
