export { type EmbeddedMongo, type StartOptions, start } from './server/server.ts';
export { type SpawnOptions, type SpawnedEngine, spawnEngine } from './server/spawn.ts';
