export { type EmbeddedMongo, type StartOptions, start } from './server/server.ts';
export { type SpawnOptions, type SpawnedEngine, spawnEngine } from './server/spawn.ts';
export { FolderInUseError } from './storage/folder-lock.ts';
export { type Transferred, TransferError, dump } from './transfer/dump.ts';
export { type RestoreOptions, restore } from './transfer/restore.ts';
