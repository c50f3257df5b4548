import { buildBusiness, inTransaction, insertListings, withDatabase } from '@wiki/api/testing';
import { spawnEngine } from '@wiki/embedded-mongo';
import { apiFile, pinLoad, type RunningServer, settings, startServer } from './processes.ts';

/** A server on a database of many listings, which has all cores, as the load and the database have. */
export interface LargeServer {
  server: RunningServer;
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
  const environment = { ...settings(engine.uri), TRUSTED_DOCUMENTS: documentsFile };
  // The first one prepares the database.
  await (await startServer(apiFile, environment)).stop();
  await withDatabase(engine.uri, async () => {
    await inTransaction(async () => {
      for (let number = 0; number < businesses; number += 1) {
        await buildBusiness({ city: cities[number % cities.length] });
      }
    });
    await insertListings(listings);
  });
  const server = await startServer(apiFile, environment, '/graphql', null);
  return {
    server,
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
