import { randomBytes } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { uploadChunkBytes } from '@wiki/domain';
import { apiError } from '../errors/errors.ts';
import { logger } from '../logging/logger.ts';
import type { Secrets } from '../tokens/secrets.ts';
import { limitConcurrencyByKey } from './concurrency-limit.ts';
import { signToken } from './signed-token.ts';
import {
  type AwaitedUpload,
  type BytePart,
  type FileStorage,
  incomingKey,
  type StoredBytes,
  type UploadAddress,
} from './storage.ts';

/** Folder and name as this code makes them; anything else never becomes a path. */
const validKey = /^[a-z]+(-[a-z]+)*\/[0-9a-f]{24}(-\d{1,5})?$/;

/** What a process left half written when it died is removed after this time, in milliseconds. */
const abandonedAfter = 3_600_000;

/** How an upload to this machine ended. */
export type Arrival = 'STORED' | 'THERE_ALREADY' | 'INCOMPLETE';

/** Files in a folder of this machine: written aside, flushed, then put in place in one step. */
export class DiskStorage implements FileStorage {
  readonly #folder: string;
  readonly #secrets: Secrets;
  /** Two uploads of a file at once: one that goes on in vain does not keep out its repeat. */
  readonly #arriving = limitConcurrencyByKey(2);
  #prepared: Promise<void> | undefined;

  /** `secrets` sign the upload addresses. */
  constructor(folder: string, secrets: Secrets) {
    this.#folder = folder;
    this.#secrets = secrets;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#writing(async (partial) => {
      await flushed(partial, (file) => file.writeFile(bytes));
      await this.#place(partial, key, rename);
    });
  }

  /**
   * Takes the bytes of an upload as they come. Refuses more or fewer than announced and a file that
   * arrived before; what breaks off leaves nothing and may be sent again. Of many at once for one
   * file most wait unread: an address fills no more of the disk than a few times its file.
   */
  receive(fileId: string, source: Readable, byteSize: number): Promise<Arrival> {
    return this.#arriving(fileId, () => this.#receive(fileId, source, byteSize));
  }

  async #receive(fileId: string, source: Readable, byteSize: number): Promise<Arrival> {
    const key = incomingKey(fileId);
    if (await unlessMissing(stat(this.#pathOf(key)))) return 'THERE_ALREADY';
    return this.#writing(async (partial) => {
      const whole = await flushed(partial, (file) => writeExactly(file, source, byteSize));
      if (!whole) return 'INCOMPLETE';
      try {
        // Linking never replaces: of two uploads at once one is kept.
        await this.#place(partial, key, link);
        return 'STORED';
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return 'THERE_ALREADY';
        throw error;
      }
    });
  }

  async open(key: string, part?: BytePart): Promise<StoredBytes | null> {
    // Opened before its size is read: what is removed in the meantime can be read to its end.
    const file = await unlessMissing(open(this.#pathOf(key), 'r'));
    if (!file) return null;
    const { size } = await file.stat().catch(async (error: unknown) => {
      await file.close();
      throw error;
    });
    const stream = file.createReadStream({ ...part, highWaterMark: uploadChunkBytes });
    return { stream, byteSize: part ? part.end - part.start + 1 : size };
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#pathOf(key), { force: true });
  }

  async uploadAddress({ fileId, byteSize, expiresAt }: AwaitedUpload): Promise<UploadAddress> {
    const claim = String(byteSize);
    const token = signToken(this.#secrets, { use: 'upload', fileId }, { claim, expiresAt });
    return {
      url: `/files/upload/${fileId}?token=${token}`,
      method: 'PUT',
      headers: [{ name: 'Content-Type', value: 'application/octet-stream' }],
    };
  }

  /** Gives a path to write to, which is gone afterwards unless it was put in place. */
  async #writing<Result>(work: (partial: string) => Promise<Result>): Promise<Result> {
    const partial = join(this.#partialFolder, randomBytes(12).toString('hex'));
    try {
      await (this.#prepared ??= this.#prepare().catch((error: unknown) => {
        this.#prepared = undefined;
        throw error;
      }));
      return await work(partial);
    } catch (error) {
      if (!fullDisk.has(codeOf(error) ?? '')) throw error;
      logger.error({ err: error }, 'no room for a file');
      throw apiError('UNAVAILABLE', { http: { status: 503 } });
    } finally {
      await rm(partial, { force: true });
    }
  }

  async #place(partial: string, key: string, how: typeof rename): Promise<void> {
    const path = this.#pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await how(partial, path);
    const folder = await open(dirname(path), 'r');
    // The name, too, has to be on the disk before the file is acknowledged.
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  async #prepare(): Promise<void> {
    await mkdir(this.#partialFolder, { recursive: true });
    for (const name of await readdir(this.#partialFolder)) {
      const path = join(this.#partialFolder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (mtimeMs < Date.now() - abandonedAfter) await rm(path, { force: true });
    }
  }

  get #partialFolder(): string {
    return join(this.#folder, 'partial');
  }

  #pathOf(key: string): string {
    if (!validKey.test(key)) throw new Error('This is no key of a stored file.');
    return join(this.#folder, ...key.split('/'));
  }
}

const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** What is read of a path, or null when nothing is there. */
async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | null> {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a new file and returns once its bytes are on the disk. */
async function flushed<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'wx', 0o600);
  try {
    const result = await write(file);
    await file.sync();
    return result;
  } finally {
    await file.close();
  }
}

/** Writes a stream; stops and answers false as soon as it does not have the announced size. */
async function writeExactly(
  file: FileHandle,
  source: Readable,
  byteSize: number,
): Promise<boolean> {
  let written = 0;
  // A source that is left early stays open: whoever sends it is still to be answered.
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    written += bytes.length;
    if (written > byteSize) return false;
    await file.writeFile(bytes);
  }
  return written === byteSize;
}
