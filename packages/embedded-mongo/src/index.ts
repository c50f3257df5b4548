import type { EmbeddedMongo, StartOptions } from './server/server.ts';

export type { EmbeddedMongo, StartOptions } from './server/server.ts';
export { type SpawnOptions, type SpawnedEngine, spawnEngine } from './server/spawn.ts';
export { FolderInUseError } from './storage/folder-lock.ts';
export { type Transferred, TransferError, dump } from './transfer/dump.ts';
export { type RestoreOptions, restore } from './transfer/restore.ts';

/**
 * Starts an engine inside this process, which is loaded only then: who starts it as a process of its own
 * needs none of it.
 */
export async function start(options?: StartOptions): Promise<EmbeddedMongo> {
  const server = await import('./server/server.ts');
  return server.start(options);
}
