import { addressOf } from '../serving/addresses.ts';
import type { FileRecord } from '../file.model.ts';

/** A public video as the schema's `Video`. Its address is relative to the API's. */
export interface VideoView {
  fileId: string;
  url: string;
  contentType: string;
  byteSize: number;
}

/** The video of a file: null for files that are no videos, are not stored yet or are private. */
export function videoOf(file: FileRecord | null | undefined): VideoView | null {
  if (!file?.contentType.startsWith('video/') || file.status !== 'STORED' || !file.isPublic) {
    return null;
  }
  const { contentType, byteSize } = file;
  return { fileId: file._id.toHexString(), url: addressOf(file), contentType, byteSize };
}
