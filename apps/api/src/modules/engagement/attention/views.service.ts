import { createHmac } from 'node:crypto';
import { recordListingViewSchema } from '@wiki/domain/schemas';
import type { Context } from '../../../graphql/context.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { findPublicListing } from '../../listings/index.ts';
import { countInBatch } from './view-batch.ts';

type Caller = Pick<Context, 'viewer' | 'config' | 'request'>;

const viewQuota = { points: 240, durationSeconds: 60 };

/** Days are those of Colombia, which is five hours behind UTC all year. */
const behindUtcMilliseconds = 5 * 3_600_000;

/**
 * Visitors of one address are told apart by their browsers, which anybody can invent: a listing has no
 * more of them a day than this. In a larger household some count as one.
 */
export const visitorsOfAddress = 8;

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
  const digestOf = (who: string) =>
    createHmac('sha256', `view:${config.jwtSecret}`).update(`${day} ${who}`).digest();
  const { ip, userAgent } = request;
  const visitor = () =>
    `${ip} ${digestOf(`${ip} ${userAgent}`).readUInt32BE() % visitorsOfAddress}`;
  const digest = digestOf(viewer?.userId ?? visitor());
  return `${day}:${digest.subarray(0, 16).toString('base64url')}`;
}
