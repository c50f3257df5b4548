import { Binary, type Doc, Int32, Long } from '../bson/values.ts';
import type { Connection } from '../protocol/connection.ts';

interface Operation {
  id: number;
  name: string;
  body: Doc;
  connection: Connection;
  startedAt: number;
}

/** The commands that are being carried out. */
export class Operations {
  readonly #running = new Set<Operation>();
  #counter = 0;

  /** @returns what takes the command off the list. */
  begin(name: string, body: Doc, connection: Connection): () => void {
    const operation = { id: ++this.#counter, name, body, connection, startedAt: performance.now() };
    this.#running.add(operation);
    return () => void this.#running.delete(operation);
  }

  get count(): number {
    return this.#running.size;
  }

  /** What `$currentOp` tells of each. */
  list(): Doc[] {
    return [...this.#running].map(describe);
  }
}

function describe({ id, name, body, connection, startedAt }: Operation): Doc {
  const ms = performance.now() - startedAt;
  const collection = body[name];
  const ns = `${String(body['$db'])}.${typeof collection === 'string' ? collection : '$cmd'}`;
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
    ns,
    command: withoutSecrets(body),
  };
}

/** A proof of a password is nobody else's business. */
function withoutSecrets(body: Doc): Doc {
  return body['payload'] instanceof Binary ? { ...body, payload: 'xxx' } : body;
}
