import { randomBytes } from 'node:crypto';
import { buildBusiness, inTransaction, plantListings, withDatabase } from '@wiki/api/testing';
import { spawnEngine } from '@wiki/embedded-mongo';
import { type RunningServer, startServer } from './processes.ts';

/** A server on a database of many listings. */
export interface LargeServer {
  server: RunningServer;
  stop(): Promise<void>;
}

const businesses = 500;
const cities = ['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Pasto', 'Pereira', 'Cartagena'];
const main = new URL('../../apps/api/src/main.ts', import.meta.url);

/** Starts a server, plants so many listings of 500 businesses and starts the server anew. */
export async function startLarge(dbPath: string, listings: number): Promise<LargeServer> {
  const engine = await spawnEngine({ dbPath });
  const environment = {
    NODE_ENV: 'production',
    PORT: '0',
    MONGODB_URL: engine.uri,
    JWT_SECRET: randomBytes(48).toString('base64url'),
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'false',
  };
  // The first one prepares the database.
  await (await startServer(main, environment)).stop();
  await withDatabase(engine.uri, async () => {
    await inTransaction(async () => {
      for (let number = 0; number < businesses; number += 1) {
        await buildBusiness({ city: cities[number % cities.length] });
      }
    });
    await plantListings(listings);
  });
  const server = await startServer(main, environment, '/graphql');
  return {
    server,
    async stop() {
      await server.stop();
      await engine.stop();
    },
  };
}
