import { cleanMp4, NotAVideo } from './clean-mp4.ts';
import { cleanWebm } from './clean-webm.ts';

const cleaners: Readonly<Record<string, (bytes: Buffer) => void>> = {
  'video/mp4': cleanMp4,
  'video/webm': cleanWebm,
};

/** Whether bytes of the type are a film whose metadata can be taken out. */
export const isVideoType = (contentType: string): boolean => Object.hasOwn(cleaners, contentType);

/**
 * A film without what it says of its maker: position, device, names, times. The same length, played
 * the same. Null for bytes that begin like a film of the type and are none.
 */
export function cleanVideo(bytes: Buffer, contentType: string): Buffer | null {
  const cleaned = Buffer.from(bytes);
  try {
    cleaners[contentType]?.(cleaned);
    return cleaned;
  } catch (error) {
    if (error instanceof NotAVideo) return null;
    throw error;
  }
}
