import { imageProfiles } from '@wiki/domain';
import sharp, { type Sharp } from 'sharp';
import { limitConcurrency } from './concurrency-limit.ts';

/** A picture made of another one: upright, in sRGB, without any metadata. */
export interface EncodedImage {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** In pixels. */
  width: number;
  height: number;
}

/** Pixels of a picture at most: those of the largest common cameras, and a bounded amount of memory. */
const maxPixels = 60_000_000;
/** The longest side of what is kept of a picture, in pixels. */
const longestSide = 2_560;
const longestSeconds = 30;

const limited = limitConcurrency(2);
// Pictures come several at a time; each with all cores would only make the others wait.
sharp.concurrency(1);

const decode = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true }).timeout({
    seconds: longestSeconds,
  });

/**
 * Makes the version of a picture that every browser shows: PNG for what has transparency or came as
 * PNG, unless that is large; JPEG for the others. Only the first picture of an animation is kept.
 * @returns null when the bytes are no picture that can be read, or have too many pixels.
 */
export async function encodeBase(
  bytes: Uint8Array,
  contentType: string,
): Promise<EncodedImage | null> {
  const { quality, pngToJpegAbove } = imageProfiles.standard;
  return limited(async () => {
    try {
      const fitted = decode(bytes).resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      });
      const asJpeg = () =>
        encoded(fitted.clone().flatten({ background: 'white' }).jpeg({ quality }));
      const isPng = contentType === 'image/png';
      const staysPng = isPng ? bytes.length <= pngToJpegAbove : await hasTransparency(bytes);
      if (!staysPng) return await asJpeg();
      const png = await encoded(fitted.clone().png());
      return png.bytes.length > pngToJpegAbove ? await asJpeg() : png;
    } catch (error) {
      if (isUnreadable(error)) return null;
      throw error;
    }
  });
}

/** Makes a WebP of a picture for a width, never wider than the picture is. */
export async function encodeVersion(bytes: Uint8Array, width: number): Promise<EncodedImage> {
  const { quality } = imageProfiles.standard;
  return limited(() =>
    encoded(decode(bytes).resize({ width, withoutEnlargement: true }).webp({ quality })),
  );
}

/** What link previews ask for, in pixels. */
export const shareSize = { width: 1_200, height: 630 };

/** Pictures at least this much wider than high lose little when they fill a card. */
const fillsFrom = 1.3;

/**
 * Makes the card that link previews show of a picture. One that is wide fills it; of a high one, as
 * of a person or a logo, nothing is cut off: it stands whole over a blurred copy of itself.
 */
export async function encodeShareCard(bytes: Uint8Array): Promise<EncodedImage> {
  const { quality } = imageProfiles.standard;
  return limited(async () => {
    const picture = decode(bytes).flatten({ background: 'white' });
    const { width, height } = await decode(bytes).metadata();
    const filling = picture.clone().resize({ ...shareSize, fit: 'cover' });
    if (width >= height * fillsFrom) return encoded(filling.jpeg({ quality }));
    const whole = await picture
      .clone()
      .resize({ ...shareSize, fit: 'inside' })
      .toBuffer();
    const ground = filling.blur(30).modulate({ brightness: 0.9 });
    return encoded(ground.composite([{ input: whole, gravity: 'center' }]).jpeg({ quality }));
  });
}

async function hasTransparency(bytes: Uint8Array): Promise<boolean> {
  return (await decode(bytes).metadata()).hasAlpha;
}

async function encoded(picture: Sharp): Promise<EncodedImage> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const contentType = `image/${info.format}` as EncodedImage['contentType'];
  return { bytes: data, contentType, width: info.width, height: info.height };
}

/** What the library says of bytes it cannot read, in contrast to faults of the machine. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && !/memory|ENOSPC|EMFILE/i.test(error.message);
}
