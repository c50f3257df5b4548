import { createListingSchema, listingIdSchema, updateListingSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { shareFiles } from '../../files/index.ts';
import { assertClean } from '../../moderation/index.ts';
import { assertListed } from './check-listed.ts';
import { fileIdsOf, fileUser, showFiles } from './listing-files.ts';
import { recordChange, saveChange, writingListings } from './listing-changes.ts';
import { saysTheSame, valuesOfInput, withValues } from './listing-values.ts';
import type { ListingRecord } from '../listing.model.ts';
import { createListings } from '../listing.store.ts';
import {
  type Caller,
  canEdit,
  countWriting,
  managedListing,
  sellerFor,
  writer,
} from './listing-writers.ts';
import { newDraft } from './new-draft.ts';
import { assertComplete } from './publish-rules.ts';
import { textsOf } from './texts-of.ts';

interface Result {
  listing: ListingRecord;
}

/**
 * Begins a listing as a draft: people of a business for it, administrators for any. Refused per field
 * as `ListingValuesInput` names them, and with `SKU_IN_USE`, `POST_BLACKLISTED`, `EMAIL_NOT_VERIFIED` and
 * `TOO_MANY_REQUESTS`.
 */
export async function createListing(ctx: Caller, input: unknown): Promise<Result> {
  const viewer = writer(ctx);
  const { type, values, businessId } = parseInput(createListingSchema, input);
  const business = await sellerFor(viewer, businessId);
  const given = valuesOfInput(type, values, null);
  await assertListed(type, given);
  await assertClean(textsOf(given), 'POST_BLACKLISTED');
  await countWriting('created', viewer.userId);
  const draft = withValues(newDraft({ type, business, creatorId: viewer.userId }), given);
  return writingListings(async () => {
    const [listing] = await createListings([draft]);
    await showFiles(viewer.userId, draft);
    await recordChange(viewer, null, draft, 'created');
    return { listing: listing ?? draft };
  });
}

/**
 * Changes the given values of a listing: its business and administrators. A draft takes anything well
 * formed. One that is or was published stays complete, else it is refused with each problem and
 * nothing is changed. What an administrator removed only administrators change
 * (`ILLEGAL_TRANSITION`). Refused like `createListing`, and with `NOT_FOUND`.
 */
export async function updateListing(ctx: Caller, input: unknown): Promise<Result> {
  const viewer = writer(ctx);
  const { listingId, values } = parseInput(updateListingSchema, input);
  const known = await managedListing(viewer, listingId);
  const given = valuesOfInput(known.type, values, known);
  await countWriting('saved', viewer.userId);
  await assertListed(known.type, given, known);
  const read = known.status === 'draft' ? given : withValues(known, given);
  await assertClean(textsOf(read), 'POST_BLACKLISTED');
  return writingListings(async () => {
    const before = await managedListing(viewer, listingId);
    if (!canEdit(viewer, before)) throw refuse('ILLEGAL_TRANSITION');
    // Prices are of the currency that was read: another one meanwhile would change what they mean.
    const after = withValues(before, valuesOfInput(before.type, values, before));
    // Drafts save themselves: a repeat is no change.
    if (saysTheSame(before, after)) return { listing: before };
    if (before.status !== 'draft') assertComplete(after);
    await showFiles(viewer.userId, after, before);
    return { listing: await saveChange(viewer, before, after, 'edited') };
  });
}

/**
 * Copies a listing to a new draft that shows the same files, without its SKU and GTIN: its business
 * and administrators. Refused with `NOT_FOUND`, `EMAIL_NOT_VERIFIED` and `TOO_MANY_REQUESTS`.
 */
export async function duplicateListing(ctx: Caller, input: unknown): Promise<Result> {
  const viewer = writer(ctx);
  const { listingId } = parseInput(listingIdSchema, input);
  await managedListing(viewer, listingId);
  await countWriting('created', viewer.userId);
  const _id = new Types.ObjectId();
  return writingListings(async () => {
    const original = await managedListing(viewer, listingId);
    const business = await sellerFor(viewer, original.businessId);
    const { type } = original;
    const draft = newDraft({ type, business, creatorId: viewer.userId, _id, like: original });
    const [listing = draft] = await createListings([draft]);
    await shareFiles({ from: fileUser(original), to: fileUser(draft), fileIds: fileIdsOf(draft) });
    await recordChange(viewer, null, listing, 'created');
    return { listing };
  });
}
