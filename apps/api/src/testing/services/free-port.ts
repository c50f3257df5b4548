import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out by themselves (from 32768 on Linux, 49152 elsewhere): a server or
 * a client of another test that takes any port never gets one of these between its choice and its use.
 */
const [lowest, highest] = [10_000, 32_000];

/** A port of this machine nobody listens on, on any of its addresses. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
