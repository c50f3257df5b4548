import { type IndexOrigin, readIndexFile, writeIndexFile } from './index-file.ts';
import { MemoryIndex } from './memory-index.ts';

/** An index that can be saved to a file, and taken up from one. */
export class FiledIndex extends MemoryIndex {
  /** @throws what the file system says when it cannot be written. */
  save(path: string, origin: IndexOrigin): void {
    writeIndexFile(path, origin, this.saved);
  }

  /**
   * Takes up what a file has of the version, before anything else is put in; null where it has another.
   * @throws when the file cannot be read, or is broken: the index is of no use then.
   */
  load(path: string, version: string): IndexOrigin | null {
    const found = readIndexFile(path, version);
    if (found) this.restore(found.saved);
    return found?.origin ?? null;
  }
}
