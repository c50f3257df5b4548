import { addressOf } from './addresses.ts';
import type { FileRecord } from './file.model.ts';

/** A public picture as the schema's `Image`. Addresses are relative to the API's. */
export interface ImageView {
  fileId: string;
  width: number;
  height: number;
  url: string;
  sources: { contentType: string; srcSet: string }[];
  alt: string | null;
}

/**
 * The picture of a file: null for files that are no pictures, are not stored yet or are private
 * (those are seen through `createFileLink` only).
 */
export function imageOf(
  file: FileRecord | null | undefined,
  alt: string | null = null,
): ImageView | null {
  if (!file?.image || file.status !== 'STORED' || !file.isPublic) return null;
  const { width, height, versions } = file.image;
  const srcSet = versions.map((version) => `${addressOf(file, version.slot)} ${version.width}w`);
  return {
    fileId: file._id.toHexString(),
    width,
    height,
    url: addressOf(file),
    sources: srcSet.length > 0 ? [{ contentType: 'image/webp', srcSet: srcSet.join(', ') }] : [],
    alt,
  };
}
