import type { LocalizedText } from '@wiki/domain';
import type { FileFieldsFragment, ImageFieldsFragment } from '../../gql/components.ts';

/** A stored file as forms hold it. */
export interface FileValue {
  fileId: string;
  /** The name it had on the device. */
  name: string;
  /** Size in bytes as stored. */
  byteSize: number;
  /** Media type found in its content. */
  contentType: string;
  /** The picture in its widths; private pictures and other files have none. */
  image?: ImageFieldsFragment | null;
  /** What a picture shows, for those who do not see it. */
  alt?: LocalizedText | null;
}

/** The form's value for a file as the API gives it. */
export function fileValueOf(file: FileFieldsFragment, alt?: LocalizedText | null): FileValue {
  const { id, name, byteSize, contentType, image } = file;
  return { fileId: id, name, byteSize, contentType, image, alt: alt ?? image?.alt ?? null };
}

/** The form's value for a picture that is already in use, known by its `Image` only. */
export function fileValueOfImage(image: ImageFieldsFragment): FileValue {
  return {
    fileId: image.fileId,
    name: '',
    byteSize: 0,
    contentType: '',
    image,
    alt: image.alt,
  };
}

/** A picture in words: what it shows, in every language, or how its file is called. */
export function pictureWords(value: unknown): string {
  const { alt, name, fileId } = (value ?? {}) as Partial<FileValue>;
  const shown = [...new Set([alt?.es, alt?.en])].filter(Boolean).join(' · ');
  return shown || name || fileId || '';
}

/** What the API takes for a picture of a list. */
export function imageInputOf({ fileId, alt }: FileValue): {
  fileId: string;
  alt: { en: string | null; es: string | null } | null;
} {
  const en = alt?.en?.trim() || null;
  const es = alt?.es?.trim() || null;
  return { fileId, alt: en || es ? { en, es } : null };
}
