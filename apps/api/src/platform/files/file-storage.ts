import { join } from 'node:path';
import type { Config, S3Config } from '../../config.ts';
import { DiskStorage } from './disk-storage.ts';
import type { FileStorage } from './storage.ts';

let known: { config: Config; storage: FileStorage } | undefined;

/** The storage of this configuration: a bucket when there is one, else a folder of the data folder. */
export function fileStorage(config: Config): FileStorage {
  if (known?.config !== config) known = { config, storage: openStorage(config) };
  return known.storage;
}

function openStorage(config: Config): FileStorage {
  const { s3, dataDir } = config;
  return s3 ? bucketOf(s3) : new DiskStorage(join(dataDir, 'files'), config);
}

/** A bucket. Its library is large, and is loaded when a bucket is first used: most installations have none. */
function bucketOf(s3: S3Config): FileStorage {
  let opened: Promise<FileStorage> | undefined;
  const bucket = () =>
    (opened ??= import('./s3-storage.ts').then(({ S3Storage }) => new S3Storage(s3)));
  return {
    put: async (...args) => (await bucket()).put(...args),
    open: async (...args) => (await bucket()).open(...args),
    remove: async (...args) => (await bucket()).remove(...args),
    uploadAddress: async (...args) => (await bucket()).uploadAddress(...args),
  };
}
