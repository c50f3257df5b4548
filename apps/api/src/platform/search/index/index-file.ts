import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { SavedIndex } from './memory-index.ts';

/** What a saved index stands on. */
export interface IndexOrigin {
  /** The code that made it and what it is of: it is read by the same only. */
  version: string;
  /** The position of the events whose changes it has. */
  cursor: string;
  /** An event that was recorded when it was saved: a database without it is another, or an older one. */
  eventId: string;
}

type Part = keyof SavedIndex;
const parts: readonly Part[] = ['slots', 'text', 'columns'];

/** Before each part stands how many bytes it has. */
const lengthBytes = 8;

/** So many bytes are read and written in one call, which takes no more than two gigabytes. */
const atOnce = 2 ** 30;

/** Nobody writes for so long: a process that stops is ended sooner. */
const unfinishedMilliseconds = 600_000;

/**
 * Writes a saved index to a file, which has its name once it is whole.
 * @throws what the file system says when it cannot be written; what was there before stays.
 */
export function writeIndexFile(path: string, origin: IndexOrigin, saved: SavedIndex): void {
  const unfinished = `${path}.${process.pid}`;
  removeLeftOver(path);
  try {
    const file = openSync(unfinished, 'w', 0o600);
    try {
      // One at a time: the whole may be larger than a process likes to hold twice.
      for (const part of [origin, ...parts.map((name) => saved[name])]) writePart(file, part);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Removes what processes left that were killed while they wrote. */
function removeLeftOver(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.startsWith(`${basename(path)}.`)) continue;
    // Gone meanwhile, it is whole or was removed.
    const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - since > unfinishedMilliseconds) rmSync(file, { force: true });
  }
}

/**
 * Reads what was saved, or null where there is nothing of the version.
 * @throws when the file cannot be read, or is broken.
 */
export function readIndexFile(
  path: string,
  version: string,
): { origin: IndexOrigin; saved: SavedIndex } | null {
  const file = openSync(path, 'r');
  try {
    const origin = readPart(file) as IndexOrigin;
    if (origin.version !== version) return null;
    const saved = Object.fromEntries(parts.map((name) => [name, readPart(file)]));
    return { origin, saved: saved as unknown as SavedIndex };
  } finally {
    closeSync(file);
  }
}

function writePart(file: number, part: unknown): void {
  const bytes = serialize(part);
  const length = Buffer.alloc(lengthBytes);
  length.writeBigUInt64LE(BigInt(bytes.length));
  for (const each of [length, bytes]) {
    for (let written = 0; written < each.length; ) {
      written += writeSync(file, each, written, Math.min(atOnce, each.length - written));
    }
  }
}

function readPart(file: number): unknown {
  const length = readBytes(file, lengthBytes).readBigUInt64LE();
  return deserialize(readBytes(file, Number(length)));
}

function readBytes(file: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let read = 0; read < length; ) {
    const more = readSync(file, bytes, read, Math.min(atOnce, length - read), null);
    if (more === 0) throw new Error('The file of the index ends too soon.');
    read += more;
  }
  return bytes;
}
