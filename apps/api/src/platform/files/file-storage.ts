import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { DiskStorage } from './disk-storage.ts';
import type { FileStorage } from './storage.ts';

let known: { config: Config; storage: FileStorage } | undefined;

/** The storage of this configuration: the local disk, under the data folder. */
export function fileStorage(config: Config): FileStorage {
  if (known?.config !== config) known = { config, storage: diskStorage(config) };
  return known.storage;
}

/** The storage on this machine's disk. */
export function diskStorage({ dataDir, jwtSecret }: Pick<Config, 'dataDir' | 'jwtSecret'>) {
  return new DiskStorage(join(dataDir, 'files'), jwtSecret);
}
