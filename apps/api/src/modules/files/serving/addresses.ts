import type { FileRecord } from '../file.model.ts';

const fullNames: Record<string, string> = {
  'image/jpeg': 'full.jpg',
  'image/png': 'full.png',
  'application/pdf': 'document.pdf',
  'video/mp4': 'video.mp4',
  'video/webm': 'video.webm',
};

/** The last part of a file's address: which version of it, as a name. */
export const versionName = (file: Pick<FileRecord, 'contentType'>, slot?: number): string =>
  slot === undefined ? (fullNames[file.contentType] ?? 'full') : `${slot}.webp`;

/** The address of a file or of a smaller version of a picture, relative to the API's. */
export function addressOf(file: Pick<FileRecord, '_id' | 'contentType'>, slot?: number): string {
  return `/files/${file._id.toHexString()}/${versionName(file, slot)}`;
}

/** The id of the file that an address of ours leads to, or null when it leads elsewhere. */
export function fileIdOf(address: string): string | null {
  return /^\/files\/([0-9a-f]{24})\//.exec(address)?.[1] ?? null;
}
