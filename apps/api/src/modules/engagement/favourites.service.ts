import { setListingSavedSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { keysetPage, type Page } from '../../platform/database/keyset.ts';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { countEngagement, findPublicListing, type ListingRecord } from '../listings/index.ts';
import { FavouriteModel, type FavouriteRecord } from './favourite.model.ts';

const saveQuota = { points: 120, durationSeconds: 60 };

/** A page of what the caller keeps, the last saved first. Throws `BAD_REQUEST` and `INVALID_CURSOR`. */
export async function listFavourites(
  ctx: Pick<Context, 'viewer' | 'config'>,
  page: { first: number; after?: string | null | undefined },
): Promise<Page<FavouriteRecord>> {
  return keysetPage<FavouriteRecord>(ctx, {
    list: 'favourites',
    model: FavouriteModel,
    filter: { userId: signedIn(ctx.viewer).userId },
    order: { field: 'dateSaved', direction: -1 },
    ...page,
  });
}

/**
 * Keeps a published listing for the caller or drops it; done already, it stays done. What was hidden
 * meanwhile can be dropped, too. Refuses with `NOT_FOUND` and `TOO_MANY_REQUESTS`.
 */
export async function setListingSaved(
  ctx: Pick<Context, 'viewer' | 'loaders'>,
  input: unknown,
): Promise<{ isSaved: boolean; listing: ListingRecord | null }> {
  const { userId } = signedIn(ctx.viewer);
  const { listingId, isSaved } = parseInput(setListingSavedSchema, input);
  await limit('favourite', userId, saveQuota);
  await (isSaved ? save(userId, listingId) : drop(userId, listingId));
  ctx.loaders.viewerHasSaved.clear(listingId).prime(listingId, isSaved);
  return { isSaved, listing: await findPublicListing(listingId) };
}

/** Of several attempts at once one keeps it; the others find it kept. */
async function save(userId: string, listingId: string): Promise<void> {
  try {
    await inTransaction(async () => {
      if (!(await findPublicListing(listingId))) throw refuse('NOT_FOUND', 'listingId');
      if (await FavouriteModel.exists({ userId, listingId })) return;
      await FavouriteModel.create([{ userId, listingId, dateSaved: new Date() }]);
      await count(userId, listingId, 1);
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

async function drop(userId: string, listingId: string): Promise<void> {
  await inTransaction(async () => {
    const { deletedCount } = await FavouriteModel.deleteOne({ userId, listingId });
    if (deletedCount > 0) await count(userId, listingId, -1);
    else if (!(await findPublicListing(listingId))) throw refuse('NOT_FOUND', 'listingId');
  });
}

async function count(userId: string, listingId: string, by: 1 | -1): Promise<void> {
  await countEngagement(listingId, 'saves', by);
  await recordEvent('engagement.changed', userId, { listingIds: [listingId] });
}
