import type { FilePurpose } from '@wiki/domain';
import type { Config } from '../../config.ts';

/** Media types of pictures that can be read and re-encoded. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const documentTypes = ['application/pdf', ...imageTypes];
const openXml = 'application/vnd.openxmlformats-officedocument';
/** What people send each other at work: read by nobody here, and always saved, never shown. */
const sharedTypes = [
  ...documentTypes,
  'text/plain',
  'application/zip',
  'application/x-cfb',
  'application/rtf',
  `${openXml}.wordprocessingml.document`,
  `${openXml}.spreadsheetml.sheet`,
  `${openXml}.presentationml.presentation`,
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
];

/** What holds for the files of a purpose. */
interface PurposeRule {
  /** Folder in the storage. */
  folder: string;
  /** Whether it is public as soon as it is stored; the others are private until published, if ever. */
  isPublic: boolean;
  /** Whether whoever takes part in what uses it may read it, and nobody else: see `onFileRead`. */
  isShared?: true;
  /** Which administrators may read what is neither public nor shared; those of applications if none is named. */
  readBy?: 'MODERATION';
  /** Whether administrators open it as it came: what the scanner of the installation is for. */
  isOpenedByReviewers?: true;
  /** Whether only people of a business, and administrators who act for one, need such files. */
  isForBusinesses?: true;
  contentTypes: readonly string[];
  /** Size in pixels to advise, for those pictures whose shape matters. */
  advised: { width: number; height: number } | null;
}

const square = { width: 400, height: 400 };

const rules: Record<FilePurpose, PurposeRule> = {
  AVATAR: { folder: 'avatars', isPublic: true, contentTypes: imageTypes, advised: square },
  LOGO: { folder: 'logos', isPublic: false, contentTypes: imageTypes, advised: square },
  BUSINESS_IMAGE: {
    folder: 'business-images',
    isPublic: false,
    contentTypes: imageTypes,
    advised: { width: 800, height: 800 },
  },
  COVER: {
    folder: 'covers',
    isPublic: true,
    isForBusinesses: true,
    contentTypes: imageTypes,
    advised: { width: 1600, height: 400 },
  },
  LISTING_IMAGE: {
    folder: 'listing-images',
    isPublic: true,
    isForBusinesses: true,
    contentTypes: imageTypes,
    advised: { width: 700, height: 400 },
  },
  LISTING_VIDEO: {
    folder: 'listing-videos',
    isPublic: true,
    isForBusinesses: true,
    contentTypes: ['video/mp4', 'video/webm'],
    advised: null,
  },
  POST_IMAGE: {
    folder: 'post-images',
    isPublic: true,
    contentTypes: imageTypes,
    advised: null,
  },
  EDITORIAL_IMAGE: {
    folder: 'editorial-images',
    isPublic: true,
    isForBusinesses: true,
    contentTypes: imageTypes,
    advised: { width: 1600, height: 900 },
  },
  CHAT_IMAGE: {
    folder: 'chat-images',
    isPublic: false,
    isShared: true,
    contentTypes: imageTypes,
    advised: null,
  },
  CHAT_FILE: {
    folder: 'chat-files',
    isPublic: false,
    isShared: true,
    contentTypes: sharedTypes,
    advised: null,
  },
  GROUP_PICTURE: {
    folder: 'group-pictures',
    isPublic: true,
    contentTypes: imageTypes,
    advised: square,
  },
  SHAREHOLDER_IMAGE: {
    folder: 'shareholders',
    isPublic: false,
    contentTypes: imageTypes,
    advised: square,
  },
  REFERENCE_IMAGE: {
    folder: 'references',
    isPublic: false,
    contentTypes: imageTypes,
    advised: null,
  },
  APPLICATION_DOCUMENT: {
    folder: 'application-documents',
    isPublic: false,
    isOpenedByReviewers: true,
    contentTypes: documentTypes,
    advised: null,
  },
  REPORT_EVIDENCE: {
    folder: 'report-evidence',
    isPublic: false,
    readBy: 'MODERATION',
    contentTypes: imageTypes,
    advised: null,
  },
};

/** What holds for the files of a purpose. */
export const ruleOf = (purpose: FilePurpose): PurposeRule => rules[purpose];

/** Whether only pictures are taken for a purpose. */
export const takesOnlyImages = (purpose: FilePurpose): boolean =>
  rules[purpose].contentTypes === imageTypes;

/** The largest file of a purpose, in bytes. Pictures among documents have the pictures' maximum. */
export function maxBytesOf(
  { fileLimits }: Pick<Config, 'fileLimits'>,
  purpose: FilePurpose,
): number {
  return takesOnlyImages(purpose) ? fileLimits.imageBytes : fileLimits.otherBytes;
}
