import { Binary, type Doc, Int32, Long } from '../bson/values.ts';
import type { Connection } from '../protocol/connection.ts';
import { Usage } from './usage.ts';

interface Operation {
  id: number;
  name: string;
  body: Doc;
  connection: Connection;
  startedAt: number;
}

/** The commands that are being carried out. */
export class Operations {
  readonly usage = new Usage();
  readonly #running = new Set<Operation>();
  #counter = 0;

  /** @returns what takes the command off the list. */
  begin(name: string, body: Doc, connection: Connection): () => void {
    const operation = { id: ++this.#counter, name, body, connection, startedAt: performance.now() };
    this.#running.add(operation);
    return () => {
      this.#running.delete(operation);
      // Who waits to hear that the server changed does nothing meanwhile.
      if (body['maxAwaitTimeMS'] !== undefined) return;
      const micros = (performance.now() - operation.startedAt) * 1000;
      this.usage.add(name, namespaceOf(name, body), micros);
    };
  }

  /** How many commands came since the start. */
  get total(): number {
    return this.#counter;
  }

  get count(): number {
    return this.#running.size;
  }

  get names(): string[] {
    return [...this.#running].map(({ name }) => name);
  }

  /** What `$currentOp` tells of each. */
  list(): Doc[] {
    return [...this.#running].map(describe);
  }
}

/** The collection that a command is about; null without one. */
function namespaceOf(name: string, body: Doc): string | null {
  const collection = body[name === 'getMore' ? 'collection' : name];
  return typeof collection === 'string' ? `${String(body['$db'])}.${collection}` : null;
}

function describe({ id, name, body, connection, startedAt }: Operation): Doc {
  const ms = performance.now() - startedAt;
  return {
    type: 'op',
    desc: `conn${connection.id}`,
    connectionId: new Int32(connection.id),
    client: connection.address,
    ...(connection.appName === null ? {} : { appName: connection.appName }),
    active: true,
    opid: new Int32(id),
    ...(body['lsid'] === undefined ? {} : { lsid: body['lsid'] }),
    secs_running: Long.fromNumber(Math.floor(ms / 1000)),
    microsecs_running: Long.fromNumber(Math.floor(ms * 1000)),
    op: name === 'getMore' ? 'getmore' : 'command',
    ns: namespaceOf(name, body) ?? `${String(body['$db'])}.$cmd`,
    command: withoutSecrets(body),
  };
}

/** A proof of a password is nobody else's business. */
function withoutSecrets(body: Doc): Doc {
  return body['payload'] instanceof Binary ? { ...body, payload: 'xxx' } : body;
}
