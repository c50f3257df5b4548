import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A way to a port of this machine that can be cut. */
export interface Cuttable {
  port: number;
  /** Cuts one of the open connections, chosen by a number from 0 to 1; false where none is open. */
  cut(chance: number): boolean;
  stop(): void;
}

/** Passes connections on to a port, whoever listens there at the time. */
export async function cuttableTo(port: number): Promise<Cuttable> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    open.add(near);
    const end = () => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    cut(chance) {
      const socket = [...open][Math.floor(chance * open.size)];
      socket?.destroy();
      return socket !== undefined;
    },
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
