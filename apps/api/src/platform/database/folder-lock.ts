import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process of this machine works on the folder. */
export class FolderInUseError extends Error {}

/**
 * Takes a folder for this process. The lock is a listening local socket: it ends with the process,
 * however that ends, and needs no process number that another one may get.
 * @returns what gives the folder back.
 * @throws FolderInUseError when another process has it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = socketPath(realpathSync(folder));
  const server = (await listen(path)) ?? (await listenInsteadOfDead(path));
  if (!server) {
    throw new FolderInUseError(
      `Another process already works on ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  server.unref();
  return () => server.close();
}

/** Short enough for a socket's address wherever the folder lies. */
function socketPath(folder: string): string {
  const name = `wiki-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Listens, or gives null when the address is taken by a process or left behind by one. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => resolve(server));
  });
}

async function listenInsteadOfDead(path: string): Promise<Server | null> {
  const alive = await new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  if (alive) return null;
  rmSync(path, { force: true });
  return listen(path);
}
