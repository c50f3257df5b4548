import { limits } from '@wiki/domain';
import { contactBusinessSchema, contactSellerSchema, personIdSchema } from '@wiki/domain/schemas';
import type { QueryFilter } from 'mongoose';
import { assertCan } from '../../../authz/actions.ts';
import { assertVerifiedEmail } from '../../../authz/verified-email.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { checkStanding } from '../../../kits/resource/index.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { isBlockedBetween } from '../../blocks/index.ts';
import { findBusiness } from '../../businesses/index.ts';
import { findPublicListing } from '../../listings/index.ts';
import { activeSuspension, findUser } from '../../users/index.ts';
import { ChatModel, type ChatRecord, newChat } from '../chat.model.ts';
import { visibleTo } from '../chat.policy.ts';
import { countUnreadChats, keepKnown } from '../chat.service.ts';
import { chooseSeller } from './choose-seller.ts';
import { createChat } from './create-chat.ts';

type Caller = Pick<Context, 'viewer' | 'config' | 'loaders'>;
type Opened = Promise<{ chat: ChatRecord; unreadChatCount: number }>;

/** How often a person may begin conversations with sellers. */
const beginQuota = { points: 100, durationSeconds: 3600 };
const day = 86_400;

/**
 * Opens the caller's conversation with the seller of a listing, or begins it; its first message is
 * what shows it to the seller and counts as a contact. Refuses with `NOT_FOUND` for listings that are
 * not public, `OWN_LISTING`, `EMAIL_NOT_VERIFIED` and `TOO_MANY_REQUESTS`.
 * @throws `FORBIDDEN` for administrators, who act from the back office.
 */
export async function contactSeller(ctx: Caller, input: unknown): Opened {
  const { userId, businessId } = signedIn(ctx.viewer);
  assertCan(ctx.viewer, 'chat.begin', null);
  const { listingId } = parseInput(contactSellerSchema, input);
  assertVerifiedEmail(ctx);
  const listing = await findPublicListing(listingId);
  if (!listing) throw refuse('NOT_FOUND', 'listingId');
  if (listing.businessId === businessId) throw refuse('OWN_LISTING', 'listingId');
  return open(ctx, { creatorId: userId, listingId }, async () => {
    await checkStanding(signedIn(ctx.viewer), 'contact');
    await limit('chat.begin', userId, beginQuota);
    return async () => {
      // Read anew: it may have been hidden meanwhile.
      const now = await findPublicListing(listingId);
      if (!now) throw refuse('NOT_FOUND', 'listingId');
      return newChat({
        ...(await withSeller(userId, now.businessId, now.creatorId)),
        creatorId: userId,
        listingId,
        listingName: now.name,
      });
    };
  });
}

/**
 * Opens the caller's conversation with a business about nothing in particular, or begins it, with
 * whoever speaks for it. Refuses with `NOT_FOUND`, `FIELD_INVALID` for the own one, `EMAIL_NOT_VERIFIED`,
 * `TOO_MANY_REQUESTS` and, over all businesses, `NEW_MEMBER_CONTACTS`.
 * @throws `FORBIDDEN` for administrators.
 */
export async function contactBusiness(ctx: Caller, input: unknown): Opened {
  const viewer = signedIn(ctx.viewer);
  const { userId } = viewer;
  assertCan(viewer, 'chat.begin', null);
  const { businessId } = parseInput(contactBusinessSchema, input);
  assertVerifiedEmail(ctx);
  const business = await findBusiness(businessId);
  if (business?.status !== 'active') throw refuse('NOT_FOUND', 'businessId');
  if (viewer.businessId === businessId) throw refuse('FIELD_INVALID', 'businessId');
  const pairKey = `business:${userId}:${businessId}`;
  return open(ctx, { pairKey }, async () => {
    await checkStanding(viewer, 'contact');
    await limit('chat.begin', userId, beginQuota);
    return async () =>
      newChat({ ...(await withSeller(userId, businessId, null)), creatorId: userId, pairKey });
  });
}

/** The two sides of a conversation with a business. */
async function withSeller(customerId: string, businessId: string, preferredId: string | null) {
  const sellerId = await chooseSeller(businessId, { preferredId, customerId });
  const memberIds = sellerId ? [customerId, sellerId] : [customerId];
  return { businessId, sellerId, memberIds, searchNames: [] };
}

/**
 * Opens the caller's conversation with a person, the only one there is, or begins it. Refuses with
 * `NOT_FOUND`, `FIELD_INVALID` for oneself, `CANNOT_WRITE` where one blocked the other,
 * `EMAIL_NOT_VERIFIED` and `TOO_MANY_REQUESTS`: new members begin few.
 */
export async function contactPerson(ctx: Caller, input: unknown): Opened {
  const { userId } = signedIn(ctx.viewer);
  const { userId: otherId } = parseInput(personIdSchema, input);
  assertVerifiedEmail(ctx);
  if (otherId === userId) throw refuse('FIELD_INVALID', 'userId');
  const other = await findUser(otherId);
  if (!other || activeSuspension(other)) throw refuse('NOT_FOUND', 'userId');
  const pairKey = `person:${[userId, otherId].toSorted().join(':')}`;
  return open(ctx, { pairKey }, async () => {
    if (await isBlockedBetween(userId, otherId)) throw refuse('CANNOT_WRITE', 'userId');
    await limitFirstContacts(userId);
    const memberIds = [userId, otherId];
    return async () => newChat({ creatorId: userId, memberIds, pairKey, searchNames: [] });
  });
}

/** Counts somebody who is written to, or taken into a group, for the first time. Throws `TOO_MANY_REQUESTS`. */
export async function limitFirstContacts(userId: string, people = 1): Promise<void> {
  const user = await findUser(userId);
  const { newForDays, begunPerDay, begunPerDayByNew } = limits.chat;
  const isNew = Date.now() - (user?.dateJoined.getTime() ?? 0) < newForDays * day * 1000;
  const points = isNew ? begunPerDayByNew : begunPerDay;
  await limit('chat.first-contacts', userId, { points, durationSeconds: day }, people);
}

/**
 * Finds the caller's conversation or begins it: of several attempts at once one begins it and the
 * others find it. Where the other side began it and has not written yet, it is both of theirs.
 * @param prepare what comes before the transaction, giving what makes the conversation inside it
 */
async function open(
  ctx: Caller,
  key: QueryFilter<ChatRecord>,
  prepare: () => Promise<() => Promise<ChatRecord>>,
): Opened {
  const found = () => findBegun(ctx, key);
  const chat = (await found()) ?? (await begin(ctx, await prepare(), found));
  keepKnown(ctx, chat);
  return { chat, unreadChatCount: await countUnreadChats(ctx) };
}

async function findBegun({ viewer }: Pick<Context, 'viewer'>, key: QueryFilter<ChatRecord>) {
  const caller = signedIn(viewer);
  const own = await ChatModel.findOne({ ...visibleTo(caller), ...key }).lean();
  if (own || key.pairKey === undefined) return own;
  // The other side opened it without a word: it becomes the caller's, who writes first.
  const { userId } = caller;
  return ChatModel.findOneAndUpdate(
    { ...key, memberIds: userId, lastMessageId: null },
    { $set: { creatorId: userId } },
    { returnDocument: 'after' },
  ).lean();
}

async function begin(
  { viewer }: Pick<Context, 'viewer'>,
  make: () => Promise<ChatRecord>,
  found: () => Promise<ChatRecord | null>,
): Promise<ChatRecord> {
  const { userId } = signedIn(viewer);
  try {
    return await inTransaction(async () => {
      const chat = await createChat(await make());
      const begun = { chatId: chat._id.toHexString(), memberIds: [userId] };
      await recordEvent('chat.begun', userId, begun);
      return chat;
    });
  } catch (error) {
    const begun = isDuplicateKey(error) ? await found() : null;
    if (begun) return begun;
    throw error;
  }
}
