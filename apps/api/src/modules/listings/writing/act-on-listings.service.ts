import { markDays } from '../../../kits/statistics/index.ts';
import { canAct, type ListingAction, listingTransitions, type ReasonGiven } from '@wiki/domain';
import { actOnListingsSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn, type Viewer } from '../../../authz/session.ts';
import { Refusal } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { releaseFiles } from '../../files/index.ts';
import { assertClean, noteRemoval, noteRestoral } from '../../moderation/index.ts';
import { fileIdsOf, fileUser } from './listing-files.ts';
import { recordChange, saveChange, writingListings } from './listing-changes.ts';
import { endCounting } from '../engagement/engagement.store.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import { type Caller, countWriting, managedListing, writer } from './listing-writers.ts';
import { type Outcome, outcomesOf } from './act-on-each.ts';
import { published } from './publish-rules.ts';
import { listingSubject } from '../listing.reportable.ts';
import { removedListing, restoredListing } from '../reading/removed-listing.ts';
import { textsOf } from './texts-of.ts';

const changes = {
  publish: 'published',
  pause: 'paused',
  markSold: 'sold',
  delete: 'deleted',
  remove: 'removed',
  restore: 'restored',
} as const satisfies Record<ListingAction, string>;

/**
 * Does something to several listings by the transition table, each by itself and in order. Sellers do
 * it to those of their business, administrators to all. Each is refused by itself with `NOT_FOUND`
 * (also those of others), `ILLEGAL_TRANSITION`, `MEMBERSHIP_REQUIRED`, `POST_BLACKLISTED` and what is missing to publish;
 * all together with `EMAIL_NOT_VERIFIED`, `TOO_MANY_REQUESTS` and for the input.
 * @throws `FORBIDDEN` when somebody else does what only administrators may.
 */
export async function actOnListings(ctx: Caller, input: unknown): Promise<{ outcomes: Outcome[] }> {
  const viewer = signedIn(ctx.viewer);
  const { listingIds, action, reason } = parseInput(actOnListingsSchema, input);
  if (listingTransitions[action].by === 'wikiAdmin') assertCan(viewer, 'listing.administer', null);
  if (action === 'publish') writer(ctx);
  await countWriting('acted', viewer.userId, listingIds.length);
  return outcomesOf(listingIds, async (listingId) => {
    if (action === 'publish') await assertPublishable(viewer, listingId);
    return writingListings(async () => {
      const before = await managedListing(viewer, listingId);
      if (!canAct(before.status, action)) throw illegal(before, action);
      if (action === 'delete') return deleteListing(viewer, before);
      const after = await acted(before, action, reason ?? null);
      const { userId } = viewer;
      if (action === 'remove') await noteRemoval(listingSubject(after), userId, reason ?? null);
      if (action === 'restore') await noteRestoral(listingSubject(after), userId);
      return saveChange(viewer, before, after, changes[action]);
    });
  });
}

/** The refusal of an act that the table does not have in a state; names both states. */
function illegal({ status }: ListingRecord, action: ListingAction): Refusal {
  const to = listingTransitions[action].to ?? 'deleted';
  const message = `This cannot be done in the present state: from ${status} to ${to}.`;
  return new Refusal([{ code: 'ILLEGAL_TRANSITION', message }]);
}

/** Refuses texts that became unfit since they were written. */
async function assertPublishable(viewer: Viewer, listingId: string): Promise<void> {
  const listing = await managedListing(viewer, listingId);
  if (canAct(listing.status, 'publish')) await assertClean(textsOf(listing), 'POST_BLACKLISTED');
}

/** The listing after the act. */
async function acted(
  before: ListingRecord,
  action: Exclude<ListingAction, 'delete'>,
  reason: ReasonGiven | null,
): Promise<ListingRecord> {
  if (action === 'publish') return published(before);
  if (action === 'remove') return removedListing(before, reason);
  if (action === 'restore') return restoredListing(before);
  return { ...before, status: listingTransitions[action].to };
}

async function deleteListing(viewer: Viewer, before: ListingRecord): Promise<null> {
  await ListingModel.deleteOne({ _id: before._id });
  await endCounting(before._id);
  await markDays('listings', [before.datePublished]);
  await releaseFiles(fileUser(before), fileIdsOf(before));
  await recordChange(viewer, before, null, 'deleted');
  return null;
}
