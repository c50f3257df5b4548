import type { Request, Response } from 'express';
import type { BytePart } from '../../../platform/files/storage.ts';
import type { FileRecord } from '../file.model.ts';
import { keyOf } from '../storage-keys.ts';

/**
 * Whether parts of a version are given: of public files as they were stored, whose size is known.
 * Each view of a private file is noted, and players ask for parts again and again.
 */
export const hasParts = (file: FileRecord, { key }: { key: string }): boolean =>
  file.isPublic && key === keyOf(file);

/** What tells one content from another: that of a file never changes. */
export const tagOf = ({ _id }: FileRecord): string => `"${_id.toHexString()}"`;

/**
 * The part that a request asks for: null for the whole, which also answers several parts at once and
 * what cannot be read; `UNSATISFIABLE` when the file is shorter.
 */
export function partOf(
  request: Request,
  file: FileRecord,
  version: { key: string },
): BytePart | 'UNSATISFIABLE' | null {
  if (request.method !== 'GET' || !hasParts(file, version)) return null;
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== tagOf(file)) return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.get('range') ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const { byteSize } = file;
  // Without a first byte it is the length of the end that is asked for.
  const start = first === '' ? Math.max(0, byteSize - Number(last)) : Number(first);
  const end = first === '' || last === '' ? byteSize - 1 : Math.min(Number(last), byteSize - 1);
  return start > end ? 'UNSATISFIABLE' : { start, end };
}

/** Answers that a file has no such part, and how long it is. */
export function answerNoSuchPart(response: Response, { byteSize }: FileRecord): void {
  response.status(416).set({ 'Content-Range': `bytes */${byteSize}`, 'Cache-Control': 'no-store' });
  response.end();
}
