/** What a file may be for (schema: FilePurpose). */
export const filePurposes = [
  'AVATAR',
  'LOGO',
  'BUSINESS_IMAGE',
  'COVER',
  'LISTING_IMAGE',
  'LISTING_VIDEO',
  'POST_IMAGE',
  'EDITORIAL_IMAGE',
  'CHAT_IMAGE',
  'CHAT_FILE',
  'GROUP_PICTURE',
  'SHAREHOLDER_IMAGE',
  'REFERENCE_IMAGE',
  'APPLICATION_DOCUMENT',
  'REPORT_EVIDENCE',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** How pictures are compressed (specification, section 9). Qualities are percentages, sizes bytes. */
export const imageProfiles = {
  /** Everything but chat: a PNG above the size becomes a JPEG. */
  standard: { quality: 80, pngToJpegAbove: 5_000_000 },
  chat: { quality: 50, format: 'webp' },
} as const;

/** Bytes that files are read and written in at a time. */
export const uploadChunkBytes = 65_536;

/** A megabyte as settings, limits and messages about files mean it. */
export const megabyte = 1_000_000;
