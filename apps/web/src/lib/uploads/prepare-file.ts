import { compressImage, type CompressionProfile } from './compress-image.ts';
import { contentTypeOf } from './image-signature.ts';
import { UploadError } from './upload-error.ts';

/** What may be sent for a purpose. */
export interface UploadRules {
  /** Media types taken. */
  contentTypes: readonly string[];
  /** Largest size in bytes. */
  maxBytes: number;
}

/** Makes a picture smaller; throws for what is not one. The browser's is `compressImage`. */
export type Compress = typeof compressImage;

/**
 * Looks into a file, makes pictures smaller and checks the result against the rules, before
 * anything is sent. The content decides, not the name.
 * @throws UploadError `FILE_TOO_LARGE` with the largest size, `FILE_NOT_IMAGE` where only pictures
 *   are taken, `FILE_TYPE_REFUSED` otherwise
 */
export async function prepareFile(
  file: File,
  rules: UploadRules,
  profile?: CompressionProfile,
  compress: Compress = compressImage,
): Promise<File> {
  const contentType = await contentTypeOf(file);
  const wantsImages = rules.contentTypes.every((type) => type.startsWith('image/'));
  const refused = new UploadError({ code: wantsImages ? 'FILE_NOT_IMAGE' : 'FILE_TYPE_REFUSED' });
  const tooLarge = new UploadError({ code: 'FILE_TOO_LARGE', maxBytes: rules.maxBytes });
  const checked = (ready: File, type: string): File => {
    if (ready.size > rules.maxBytes) throw tooLarge;
    if (!rules.contentTypes.includes(type)) throw refused;
    return ready;
  };

  if (!contentType?.startsWith('image/')) {
    return checked(typed(file, contentType), contentType ?? saidType(file.type));
  }
  const smaller = await compress(file, contentType, rules.contentTypes, profile).catch(() => null);
  // It looks like a picture and cannot be read as one.
  if (!smaller && contentType === 'image/heic') {
    throw new UploadError({ code: 'FILE_NOT_IMAGE', isHeic: true });
  }
  if (!smaller) throw file.size > rules.maxBytes ? tooLarge : refused;
  const type = smaller === file ? contentType : smaller.type;
  return checked(typed(smaller, type), type);
}

/** What the device says of a file whose content shows no type here: the server looks closer. */
const saidType = (type: string): string =>
  type.startsWith('image/') || type === 'application/pdf' ? '' : type;

/** The file with the media type of its content, whatever the device called it. */
function typed(file: File, contentType: string | null): File {
  if (!contentType || file.type === contentType) return file;
  return new File([file], file.name, { type: contentType });
}
