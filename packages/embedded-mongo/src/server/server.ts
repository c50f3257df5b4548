import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dispatcher } from '../commands/dispatch.ts';
import { setName } from '../commands/server-info.ts';
import { Engine, type EngineOptions } from '../engine/engine.ts';
import { Connection } from '../protocol/connection.ts';

export interface StartOptions {
  /** Folder of the data; without it a temporary folder is used and removed on stop. */
  dbPath?: string;
  /** TCP port on 127.0.0.1; 0 or nothing takes a free one. */
  port?: number;
  /** `flushed`: an acknowledged write is on disk. `relaxed`: it survives the process only. */
  durability?: 'flushed' | 'relaxed';
  /** Change streams can resume this far back, in milliseconds. */
  oplogKeepMs?: number;
  /** Most bytes kept for change streams. */
  oplogKeepBytes?: number;
  /** Pause between two sweeps for expired documents, in milliseconds. */
  ttlIntervalMs?: number;
  /** Longest a transaction may stay open, in milliseconds. */
  transactionLifetimeMs?: number;
}

/** A running engine. */
export interface EmbeddedMongo {
  uri: string;
  port: number;
  /** Closes connections and files; removes the data when it was temporary. */
  stop(): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** Starts an engine inside this process. */
export async function start(options: StartOptions = {}): Promise<EmbeddedMongo> {
  const temporary = options.dbPath === undefined;
  const dbPath = options.dbPath ?? (await mkdtemp(join(tmpdir(), 'embedded-mongo-')));
  await mkdir(dbPath, { recursive: true });
  const engine = new Engine(engineOptions(dbPath, options));
  const connections = new Set<Connection>();
  let port = 0;
  const dispatcher = new Dispatcher(engine, () => `127.0.0.1:${port}`);
  let counter = 0;
  const server = createServer((socket) => {
    const connection = new Connection(++counter, socket, (request, from) =>
      dispatcher.handle(request, from),
    );
    connections.add(connection);
    connection.onClose.add(() => connections.delete(connection));
  });
  port = await listen(server, options.port ?? 0);
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    for (const connection of connections) connection.close();
    await closed;
    await engine.close();
    if (temporary) await rm(dbPath, { recursive: true, force: true });
  };
  return {
    uri: uriOf(port),
    port,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** The connection string of an engine on this machine. */
export function uriOf(port: number): string {
  return `mongodb://127.0.0.1:${port}/?replicaSet=${setName}`;
}

function engineOptions(dbPath: string, options: StartOptions): EngineOptions {
  return {
    dbPath,
    durability: options.durability ?? 'flushed',
    oplogKeepMs: options.oplogKeepMs ?? 7 * day,
    oplogKeepBytes: options.oplogKeepBytes ?? 1024 * 1024 * 1024,
    ttlIntervalMs: options.ttlIntervalMs ?? 1000,
    transactionLifetimeMs: options.transactionLifetimeMs ?? 60_000,
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
