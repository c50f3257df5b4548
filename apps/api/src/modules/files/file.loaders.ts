import DataLoader from 'dataloader';
import { FileModel, type FileRecord } from './file.model.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A file by its id, whoever's it is: who asks has decided that it may be known. */
    fileById: DataLoader<string, FileRecord | null>;
  }
}

/** The loaders of files for one request: each file once, and many in one command. */
export function createFileLoaders() {
  return { fileById: new DataLoader(readFiles) };
}

async function readFiles(ids: readonly string[]): Promise<(FileRecord | null)[]> {
  const known = ids.map(parseObjectId).filter((id) => id !== null);
  const found = await FileModel.find({ _id: { $in: known } }).lean();
  const byId = new Map(found.map((file) => [file._id.toHexString(), file]));
  return ids.map((id) => byId.get(id) ?? null);
}
