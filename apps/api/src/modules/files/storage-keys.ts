import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { incomingKey } from '../../platform/files/storage.ts';
import type { FileRecord } from './file.model.ts';
import { ruleOf } from './file-rules.ts';

/**
 * The id of a new file: nothing but chance. The address of a public file is all it takes to read it,
 * so that of a draft's picture must not follow from those that everybody sees.
 */
export const newFileId = (): Types.ObjectId => new Types.ObjectId(randomBytes(12));

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
