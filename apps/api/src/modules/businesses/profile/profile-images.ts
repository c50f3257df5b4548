import type { UpdateBusiness } from '@wiki/domain/schemas';
import {
  attachFiles,
  type FileToAttach,
  type FileUser,
  publishFiles,
  releaseFiles,
  shownImage,
} from '../../files/index.ts';
import type { BusinessProfile } from '../business.model.ts';

/** The pictures of a profile. */
export type ProfileImages = Pick<BusinessProfile, 'logo' | 'cover' | 'gallery'>;

const noImages: ProfileImages = { logo: null, cover: null, gallery: [] };

/** The pictures of a profile after an input: those left out stay, a gallery is replaced whole. */
export function imagesAfter(
  before: ProfileImages,
  { logo, cover, gallery }: Pick<UpdateBusiness, 'logo' | 'cover' | 'gallery'>,
): ProfileImages {
  return {
    logo: logo === undefined ? before.logo : logo && shownImage(logo),
    cover: cover === undefined ? before.cover : cover && shownImage(cover),
    gallery: gallery === undefined ? before.gallery : (gallery ?? []).map(shownImage),
  };
}

/**
 * Lets a business use the pictures it shows now, which makes them public, and no longer those it
 * showed before. Those that are new are the person's own. Joins the caller's transaction.
 * @throws Refusal `NOT_FOUND` for each that is not, on `logo`, `cover` or `gallery.…`.
 */
export async function showImages(
  businessId: string,
  ownerId: string,
  after: ProfileImages,
  before: ProfileImages = noImages,
): Promise<void> {
  const usedBy: FileUser = `business:${businessId}`;
  const shown = new Set(filesOf(after).map(({ fileId }) => fileId));
  const known = new Set(filesOf(before).map(({ fileId }) => fileId));
  await attachFiles({
    ownerId,
    files: filesOf(after).filter(({ fileId }) => !known.has(fileId)),
    usedBy,
  });
  await publishFiles([...shown]);
  await releaseFiles(
    usedBy,
    [...known].filter((fileId) => !shown.has(fileId)),
  );
}

function filesOf({ logo, cover, gallery }: ProfileImages): FileToAttach[] {
  return [
    ...(logo ? [{ fileId: logo.fileId, purpose: 'LOGO' as const, field: 'logo' }] : []),
    ...(cover ? [{ fileId: cover.fileId, purpose: 'COVER' as const, field: 'cover' }] : []),
    ...gallery.map(({ fileId }, index) => ({
      fileId,
      purpose: 'BUSINESS_IMAGE' as const,
      field: `gallery.${index}`,
    })),
  ];
}
