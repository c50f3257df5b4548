import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { FileStorage } from './storage.ts';

let known: { config: Config; storage: FileStorage } | undefined;

/** The storage of this configuration: a bucket when there is one, else a folder of the data folder. */
export function fileStorage(config: Config): FileStorage {
  if (known?.config !== config) known = { config, storage: openStorage(config) };
  return known.storage;
}

function openStorage(config: Config): FileStorage {
  const { s3, dataDir } = config;
  return s3 ? new S3Storage(s3) : new DiskStorage(join(dataDir, 'files'), config);
}
