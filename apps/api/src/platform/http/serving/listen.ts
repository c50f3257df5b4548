import type { AddressInfo, Server } from 'node:net';

/** Has a server listen, and gives its port, which is a free one where 0 was asked for. */
export async function listen(
  server: Server,
  port: number,
  host: string | undefined,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}
