/** How pictures are made smaller before they are sent. */
export interface CompressionProfile {
  /** 0 to 1, for formats that lose detail. */
  quality: number;
  /** The format of every picture; without it each keeps its own. */
  format?: 'image/webp' | 'image/jpeg';
  /** PNG files larger than this become JPEG, in bytes. */
  convertPngBytes: number;
  /** Longest side in pixels; larger pictures are scaled down, smaller ones never up. */
  maxSide: number;
}

/** Pictures of forms (specification, section 9). */
export const formPictures: CompressionProfile = {
  quality: 0.8,
  convertPngBytes: 5_000_000,
  maxSide: 2_560,
};

/** Pictures of chats (specification, section 9). */
export const chatPictures: CompressionProfile = {
  quality: 0.5,
  format: 'image/webp',
  convertPngBytes: 5_000_000,
  maxSide: 1_600,
};

/** What is done with a picture. */
export interface CompressionPlan {
  width: number;
  height: number;
  contentType: string;
}

/** Formats a browser can write. The others are sent as they are. */
const writable = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Decides size and format of a picture.
 * @returns null when it is to be sent as it is
 */
export function planCompression(
  source: { width: number; height: number; byteSize: number; contentType: string },
  profile: CompressionProfile,
): CompressionPlan | null {
  const { width, height, byteSize, contentType } = source;
  if (!writable.has(contentType) && !profile.format) return null;
  const scale = Math.min(1, profile.maxSide / Math.max(width, height));
  const becomesJpeg = contentType === 'image/png' && byteSize > profile.convertPngBytes;
  const target = profile.format ?? (becomesJpeg ? 'image/jpeg' : contentType);
  // A PNG loses nothing: writing it again in its own size saves nothing either.
  if (target === 'image/png' && scale === 1) return null;
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    contentType: target,
  };
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The name a file has after it changed its format. */
export function renamed(name: string, contentType: string): string {
  const extension = extensions[contentType];
  return extension ? `${name.replace(/\.[^.]*$/, '')}.${extension}` : name;
}

/** Draws part of a picture into a new file. */
export async function drawPicture(
  bitmap: ImageBitmap,
  plan: CompressionPlan & { crop?: { x: number; y: number; width: number; height: number } },
  quality: number,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(plan.width, plan.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  if (plan.contentType === 'image/jpeg') {
    // JPEG knows no transparency: what shows through is white, not black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, plan.width, plan.height);
  }
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = plan.crop ?? { x: 0, y: 0, ...sizeOf(bitmap) };
  context.drawImage(bitmap, x, y, width, height, 0, 0, plan.width, plan.height);
  return canvas.convertToBlob({ type: plan.contentType, quality });
}

const sizeOf = ({ width, height }: ImageBitmap) => ({ width, height });

/**
 * Makes a picture smaller. The original stays when it is the smaller one, or cannot be written
 * again here; one in a format that is not taken becomes JPEG in any case.
 * @param contentType as its content shows it
 * @param taken media types that may be sent
 * @throws when the file is not a picture that this browser can read
 */
export async function compressImage(
  file: File,
  contentType: string,
  taken: readonly string[],
  profile: CompressionProfile = formPictures,
): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    const mayStay = taken.includes(contentType);
    const plan = planCompression(
      { ...sizeOf(bitmap), byteSize: file.size, contentType },
      mayStay ? profile : { format: 'image/jpeg', ...profile },
    );
    if (!plan) return file;
    const blob = await drawPicture(bitmap, plan, profile.quality);
    // A browser that cannot write a format writes PNG in its place.
    if (mayStay && (blob.type !== plan.contentType || blob.size >= file.size)) return file;
    return new File([blob], renamed(file.name, blob.type), { type: blob.type });
  } finally {
    bitmap.close();
  }
}
