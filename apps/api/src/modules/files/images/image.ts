import type { LocalizedText } from '@wiki/domain';
import type { ImageInput } from '@wiki/domain/schemas';
import type { Config } from '../../../config.ts';
import { signToken } from '../../../platform/files/signed-token.ts';
import { addressOf } from '../serving/addresses.ts';
import type { FileRecord } from '../file.model.ts';

/** A public picture as the schema's `Image`. Addresses are relative to the API's. */
export interface ImageView {
  fileId: string;
  width: number;
  height: number;
  url: string;
  sources: { contentType: string; srcSet: string }[];
  alt: LocalizedText | null;
}

/** A picture as records hold it, with what it shows. */
export interface ShownImage {
  fileId: string;
  /** What it shows; null for decoration. */
  alt: LocalizedText | null;
}

/** What is kept of a picture that was given, without the languages nobody wrote in. */
export function shownImage({ fileId, alt }: ImageInput): ShownImage {
  const { en, es } = alt ?? {};
  const words = { ...(en ? { en } : {}), ...(es ? { es } : {}) };
  return { fileId, alt: en || es ? words : null };
}

/** Words of which no language is known stand for both. */
export const inBothLanguages = (words: string): LocalizedText => ({ en: words, es: words });

/**
 * The picture of a file: null for files that are no pictures, are not stored yet or are private
 * (those are seen through `createFileLink` only).
 */
export function imageOf(
  file: FileRecord | null | undefined,
  alt: LocalizedText | null = null,
): ImageView | null {
  if (!file?.image || file.status !== 'STORED' || !file.isPublic) return null;
  return viewOf(file, file.image, alt, (slot) => addressOf(file, slot));
}

/** How long the addresses of what members of a conversation see work at least, in milliseconds. */
const memberLinkLifetime = 6 * 3_600_000;

/** The address of a private file for one reader: the same for some hours, so that it is loaded once. */
export function memberAddress(config: Config, file: FileRecord, userId: string) {
  const fileId = file._id.toHexString();
  const turn = Math.ceil(Date.now() / memberLinkLifetime) + 1;
  const expiresAt = new Date(turn * memberLinkLifetime);
  const token = signToken(config, { use: 'view', fileId }, { claim: userId, expiresAt });
  return (slot?: number) => `${addressOf(file, slot)}?token=${token}`;
}

/** A private picture for one reader who may see it; their right is asked again when it is fetched. */
export function memberImageOf(config: Config, file: FileRecord, userId: string): ImageView | null {
  if (!file.image || file.status !== 'STORED') return null;
  return viewOf(file, file.image, null, memberAddress(config, file, userId));
}

function viewOf(
  file: FileRecord,
  { width, height, versions }: NonNullable<FileRecord['image']>,
  alt: LocalizedText | null,
  address: (slot?: number) => string,
): ImageView {
  const srcSet = versions.map((version) => `${address(version.slot)} ${version.width}w`);
  return {
    fileId: file._id.toHexString(),
    width,
    height,
    url: address(),
    sources: srcSet.length > 0 ? [{ contentType: 'image/webp', srcSet: srcSet.join(', ') }] : [],
    alt,
  };
}
