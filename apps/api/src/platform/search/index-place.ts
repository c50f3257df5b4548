import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { IndexPlace } from './index/kept-index.ts';
import { searchedCollection } from './mongot/searched-collection.ts';

/**
 * Where an installation has its indexes: each process its own, or one that the database searches for all.
 * @param folder where a process saves its own, within the data; null where it does not
 */
export const indexPlace = (
  { searchIndex, dataDir }: Pick<Config, 'searchIndex' | 'dataDir'>,
  folder: string | null,
): IndexPlace =>
  searchIndex === 'database'
    ? { collectionOf: searchedCollection }
    : { folder: folder && join(dataDir, folder) };
