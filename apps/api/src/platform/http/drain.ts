import type { Server } from 'node:http';

/** For how long answers under way may take to come to their end, in milliseconds. */
const patience = 8_000;
const interval = 50;

/** Accepts no more connections and closes those that are open, each after the answer it waits for. */
export async function drain(server: Server): Promise<void> {
  // A connection that is idle between two requests would otherwise be kept for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), interval);
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(late);
}
