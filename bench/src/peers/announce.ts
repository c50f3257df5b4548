import type { Server } from 'node:net';

/** The database of a peer's process. */
export function databaseUri(): string {
  const uri = process.env.MONGODB_URL;
  if (!uri) throw new Error('MONGODB_URL is not set.');
  return uri;
}

/** Tells the parent process where the server listens. */
export function announce(server: Server): void {
  const address = server.address();
  if (address && typeof address === 'object') {
    process.stdout.write(`listening on http://127.0.0.1:${address.port}\n`);
  }
}
