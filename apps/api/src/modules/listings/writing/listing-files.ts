import { attachFiles, type FileToAttach, type FileUser, releaseFiles } from '../../files/index.ts';
import type { ListingRecord } from '../listing.model.ts';

/** A listing as a user of files. */
export const fileUser = ({ _id }: Pick<ListingRecord, '_id'>): FileUser =>
  `listing:${_id.toHexString()}`;

/** The ids of the files that a listing shows. */
export const fileIdsOf = (listing: ListingRecord): string[] =>
  filesOf(listing).map(({ fileId }) => fileId);

/**
 * Lets a listing use the files it shows now, and no longer those it showed before. New ones are the
 * person's own. Joins the caller's transaction.
 * @throws Refusal `NOT_FOUND` for each that is not, on `images.…` or `video`.
 */
export async function showFiles(
  ownerId: string,
  after: ListingRecord,
  before?: ListingRecord,
): Promise<void> {
  const known = new Set(before ? fileIdsOf(before) : []);
  const shown = new Set(fileIdsOf(after));
  const files = filesOf(after).filter(({ fileId }) => !known.has(fileId));
  await attachFiles({ ownerId, files, usedBy: fileUser(after) });
  await releaseFiles(
    fileUser(after),
    [...known].filter((fileId) => !shown.has(fileId)),
  );
}

function filesOf(listing: ListingRecord): FileToAttach[] {
  const video = listing.type === 'property' ? listing.video : null;
  return [
    ...listing.images.map(({ fileId }, index) => ({
      fileId,
      purpose: 'LISTING_IMAGE' as const,
      field: `images.${index}`,
    })),
    ...(video ? [{ fileId: video, purpose: 'LISTING_VIDEO' as const, field: 'video' }] : []),
  ];
}
