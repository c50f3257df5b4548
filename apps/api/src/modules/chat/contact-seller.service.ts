import { contactSellerSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { assertCan } from '../../authz/actions.ts';
import { assertVerifiedEmail } from '../../authz/verified-email.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { findPublicListing, type ListingRecord } from '../listings/index.ts';
import { ChatModel, type ChatRecord } from './chat.model.ts';
import { visibleTo } from './chat.policy.ts';
import { countUnreadChats, keepKnown } from './chat.service.ts';
import { chooseSeller } from './choose-seller.ts';

/** How often a person may begin conversations. */
const beginQuota = { points: 100, durationSeconds: 3600 };

/**
 * Opens the caller's conversation with the seller of a listing, or begins it; its first message is
 * what shows it to the seller and counts as a contact. Refuses with `NOT_FOUND` for listings that are not public, `OWN_LISTING`, `EMAIL_NOT_VERIFIED` and
 * `TOO_MANY_REQUESTS`.
 * @throws `FORBIDDEN` for administrators, who act from the back office.
 */
export async function contactSeller(
  ctx: Pick<Context, 'viewer' | 'config' | 'loaders'>,
  input: unknown,
): Promise<{ chat: ChatRecord; unreadChatCount: number }> {
  const { userId, businessId } = signedIn(ctx.viewer);
  assertCan(ctx.viewer, 'chat.begin', null);
  const { listingId } = parseInput(contactSellerSchema, input);
  assertVerifiedEmail(ctx);
  const listing = await findPublicListing(listingId);
  if (!listing) throw refuse('NOT_FOUND', 'listingId');
  if (listing.businessId === businessId) throw refuse('OWN_LISTING', 'listingId');

  const chat = (await findBegun(ctx, listingId)) ?? (await begin(ctx, userId, listingId));
  keepKnown(ctx, chat);
  return { chat, unreadChatCount: await countUnreadChats(ctx) };
}

async function findBegun(
  { viewer }: Pick<Context, 'viewer'>,
  listingId: string,
): Promise<ChatRecord | null> {
  const caller = signedIn(viewer);
  const own = { ...visibleTo(caller), creatorId: caller.userId };
  return ChatModel.findOne({ ...own, listingId }).lean();
}

/** Of several attempts at once one begins the conversation and the others find it. */
async function begin(
  ctx: Pick<Context, 'viewer'>,
  userId: string,
  listingId: string,
): Promise<ChatRecord> {
  await limit('chat.begin', userId, beginQuota);
  try {
    return await inTransaction(async () => {
      // Read anew: it may have been hidden meanwhile.
      const listing = await findPublicListing(listingId);
      if (!listing) throw refuse('NOT_FOUND', 'listingId');
      const chat = await createChat(userId, listing);
      const begun = { chatId: chat._id.toHexString(), memberIds: [userId] };
      await recordEvent('chat.begun', userId, begun);
      return chat;
    });
  } catch (error) {
    const begun = isDuplicateKey(error) ? await findBegun(ctx, listingId) : null;
    if (begun) return begun;
    throw error;
  }
}

async function createChat(
  creatorId: string,
  { _id, businessId, creatorId: preferredId, name }: ListingRecord,
): Promise<ChatRecord> {
  const sellerId = await chooseSeller(businessId, { preferredId, customerId: creatorId });
  const memberIds = sellerId ? [creatorId, sellerId] : [creatorId];
  const now = new Date();
  const chat: ChatRecord = {
    _id: new Types.ObjectId(),
    creatorId,
    dateCreated: now,
    isArchived: false,
    isDeleted: false,
    isGroup: false,
    lastActive: now,
    lastMessage: null,
    lastMessageDate: null,
    lastMessageId: null,
    lastSenderId: null,
    memberIds,
    notSeenBy: memberIds,
    notSeenSince: null,
    businessId,
    sellerId,
    listingId: _id.toHexString(),
    listingName: name,
  };
  await ChatModel.create([chat]);
  return chat;
}
