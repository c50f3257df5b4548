import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBusiness, inTransaction, insertListings, withDatabase } from '@wiki/api/testing';
import { spawnEngine } from '@wiki/embedded-mongo';
import { apiFile, pinLoad, type RunningServer, settings, startServer } from './processes.ts';
import { untilBuilt } from './until-built.ts';

/** A server on a database of many listings, which has all cores, as the load and the database have. */
export interface LargeServer {
  server: RunningServer;
  /** Memory of a server that has nothing to index, in bytes. */
  emptyBytes: number | null;
  /** Stops the server and starts it anew; gives the milliseconds until it said where it listens. */
  restart(): Promise<number>;
  /** Takes away what the server saved of its index. */
  forget(): Promise<void>;
  /** Keeps the server on one core from now on, the load and the database on the other. */
  pin(): void;
  stop(): Promise<void>;
}

const businesses = 500;
const cities = ['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Pasto', 'Pereira', 'Cartagena'];

/** Starts a server, inserts so many listings of 500 businesses and starts the server anew. */
export async function startLarge(
  dbPath: string,
  listings: number,
  documentsFile: string,
): Promise<LargeServer> {
  const engine = await spawnEngine({ dbPath });
  const files = `${dbPath}-files`;
  const environment = { ...settings(engine.uri, files), TRUSTED_DOCUMENTS: documentsFile };
  // The first one prepares the database.
  const first = await startServer(apiFile, environment, '/graphql', null);
  await untilBuilt(first);
  const emptyBytes = first.memoryBytes();
  await first.stop();
  await withDatabase(engine.uri, async () => {
    await inTransaction(async () => {
      for (let number = 0; number < businesses; number += 1) {
        await buildBusiness({ city: cities[number % cities.length] });
      }
    });
    await insertListings(listings);
  });
  const start = () => startServer(apiFile, environment, '/graphql', null);
  let server = await start();
  return {
    get server() {
      return server;
    },
    emptyBytes,
    async restart() {
      await server.stop();
      const began = performance.now();
      server = await start();
      return performance.now() - began;
    },
    forget: () => rm(join(files, 'search'), { recursive: true, force: true }),
    pin() {
      pinLoad(engine);
      server.pin();
    },
    async stop() {
      await server.stop();
      await engine.stop();
    },
  };
}
