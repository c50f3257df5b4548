import { buildBusiness, inTransaction, insertListings, withDatabase } from '@wiki/api/testing';
import { spawnEngine } from '@wiki/embedded-mongo';
import { apiFile, pinLoad, type RunningServer, settings, startServer } from './processes.ts';

/** A server on a database of many listings. */
export interface LargeServer {
  server: RunningServer;
  stop(): Promise<void>;
}

const businesses = 500;
const cities = ['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Pasto', 'Pereira', 'Cartagena'];

/** Starts a server, inserts so many listings of 500 businesses and starts the server anew. */
export async function startLarge(dbPath: string, listings: number): Promise<LargeServer> {
  const engine = await spawnEngine({ dbPath });
  const environment = settings(engine.uri);
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
  pinLoad(engine);
  const server = await startServer(apiFile, environment, '/graphql');
  return {
    server,
    async stop() {
      await server.stop();
      await engine.stop();
    },
  };
}
