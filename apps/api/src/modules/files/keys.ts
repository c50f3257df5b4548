import { incomingKey } from '../../platform/files/storage.ts';
import type { FileRecord } from './file.model.ts';
import { ruleOf } from './file-rules.ts';

/** The widths that smaller versions of pictures are made for, in pixels. */
export const imageSlots = [320, 640, 1280, 1920] as const;

type Stored = Pick<FileRecord, '_id' | 'purpose'>;

/** The key of a file, or of one smaller version of a picture. */
export function keyOf({ _id, purpose }: Stored, slot?: number): string {
  const key = `${ruleOf(purpose).folder}/${_id.toHexString()}`;
  return slot === undefined ? key : `${key}-${slot}`;
}

/** Every key that may hold something of a file. */
export function allKeysOf(file: Stored): string[] {
  const versions = imageSlots.map((slot) => keyOf(file, slot));
  return [incomingKey(file._id.toHexString()), keyOf(file), ...versions];
}
