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
  alt?: string | null;
}

/** The form's value for a file as the API gives it. */
export function fileValueOf(file: FileFieldsFragment, alt?: string | null): FileValue {
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

/** A picture in words: what it shows, or how its file is called. */
export function pictureWords(value: unknown): string {
  const { alt, name, fileId } = (value ?? {}) as Partial<FileValue>;
  return alt || name || fileId || '';
}

/** What the API takes for a picture of a list. */
export function imageInputOf(value: FileValue): { fileId: string; alt: string | null } {
  return { fileId: value.fileId, alt: value.alt?.trim() || null };
}
