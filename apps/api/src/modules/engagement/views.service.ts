import { createHmac } from 'node:crypto';
import { recordListingViewSchema } from '@wiki/domain/schemas';
import type { Context } from '../../graphql/context.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { findPublicListing } from '../listings/index.ts';
import { countInBatch } from './view-batch.ts';

type Caller = Pick<Context, 'viewer' | 'config' | 'request'>;

const viewQuota = { points: 240, durationSeconds: 60 };

/** Days are those of Colombia, which is five hours behind UTC all year. */
const behindUtcMilliseconds = 5 * 3_600_000;

/**
 * Notes that the caller looked at a published listing: counted once a day, and not for those who sell
 * it. Refuses with `NOT_FOUND` and `TOO_MANY_REQUESTS`.
 */
export async function recordListingView(ctx: Caller, input: unknown): Promise<{ ok: boolean }> {
  const { listingId } = parseInput(recordListingViewSchema, input);
  await limit('listing.view', ctx.request.ip, viewQuota);
  const listing = await findPublicListing(listingId);
  if (!listing) throw refuse('NOT_FOUND', 'listingId');
  const userId = ctx.viewer?.userId ?? null;
  if (ctx.viewer?.businessId !== listing.businessId) {
    const date = new Date();
    const _id = `${listingId}:${viewerOn(dayOf(date), ctx)}`;
    await countInBatch({ _id, listingId, userId, date });
  }
  return { ok: true };
}

const dayOf = (date: Date): string =>
  new Date(date.getTime() - behindUtcMilliseconds).toISOString().slice(0, 10);

/** Who looks, for one day: a digest that cannot be followed to the next day or back to an address. */
function viewerOn(day: string, { viewer, config, request }: Caller): string {
  const who = viewer?.userId ?? `${request.ip} ${request.userAgent}`;
  const digest = createHmac('sha256', `view:${config.jwtSecret}`).update(`${day} ${who}`);
  return `${day}:${digest.digest().subarray(0, 16).toString('base64url')}`;
}
