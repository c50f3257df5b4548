import type { Readable } from 'node:stream';
import type { GraphQLError } from 'graphql';
import { apiError } from '../errors/errors.ts';
import { logger } from '../logging/logger.ts';

/** A file whose bytes are awaited. */
export interface AwaitedUpload {
  fileId: string;
  /** Exactly so many bytes are taken. */
  byteSize: number;
  expiresAt: Date;
}

/** Where and how the bytes of a file are to be sent. */
export interface UploadAddress {
  /** Relative to the API's address when it begins with `/`. */
  url: string;
  method: string;
  headers: { name: string; value: string }[];
}

/** The bytes of a file, or of a part of it, to be read once. */
export interface StoredBytes {
  stream: Readable;
  /** How many they are. */
  byteSize: number;
}

/** A part of a file: its first and its last byte, counted from 0. */
export interface BytePart {
  start: number;
  end: number;
}

/**
 * Where files are kept. Keys are a folder and a name made of ids, never of what people wrote. Every
 * method throws `UNAVAILABLE` when the storage is full or cannot be reached.
 */
export interface FileStorage {
  /** Stores bytes under a key, whole or not at all; those there before are replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes under a key, or only a part within them; null when there are none. */
  open(key: string, part?: BytePart): Promise<StoredBytes | null>;
  /** Removes what is under the keys; those that hold nothing are passed over. */
  remove(keys: readonly string[]): Promise<void>;
  /** A signed address that takes the bytes of one file; they arrive under `incomingKey`. */
  uploadAddress(upload: AwaitedUpload): Promise<UploadAddress>;
}

/** The key of what was sent for a file and was not checked yet. */
export const incomingKey = (fileId: string): string => `incoming/${fileId}`;

/** What the storage failed of goes to the log, and the caller may try again later. */
export function unavailable(cause: unknown): GraphQLError {
  logger.error({ err: cause }, 'the file storage is not available');
  return apiError('UNAVAILABLE', { http: { status: 503 } });
}

/** Reads all bytes under a key; null when there are none, or more than so many. */
export async function readBytes(
  storage: FileStorage,
  key: string,
  maxBytes: number,
): Promise<Buffer | null> {
  const found = await storage.open(key);
  if (!found) return null;
  if (found.byteSize > maxBytes) {
    found.stream.destroy();
    return null;
  }
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of found.stream) chunks.push(chunk as Buffer);
  } catch (error) {
    throw unavailable(error);
  }
  return Buffer.concat(chunks);
}
