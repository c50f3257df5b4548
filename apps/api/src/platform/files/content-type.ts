import { fileTypeFromBuffer } from 'file-type';

/** The media type that the bytes themselves show, or null when they show none. */
export async function contentTypeOf(bytes: Uint8Array): Promise<string | null> {
  return (await fileTypeFromBuffer(bytes))?.mime ?? null;
}
