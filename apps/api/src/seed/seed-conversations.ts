import { plantChat } from '../modules/chat/index.ts';
import { plantComment, plantFavourite, plantViews } from '../modules/engagement/index.ts';
import { findListing, type ListingRecord } from '../modules/listings/index.ts';
import { managersOf } from '../modules/businesses/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import {
  demoChats,
  demoComments,
  demoFavourites,
  type DemoChat,
  type DemoComment,
} from './data/conversations.ts';
import { day, demoId, hour } from './demo-id.ts';
import { demoOffers } from './demo-listings.ts';

/** Writes what people said about listings, kept and looked at; the counts of the listings are those of what is written. */
export async function seedConversations(now: number): Promise<void> {
  const offers = demoOffers();
  const idOf = ([business, key]: readonly [string, string]): string => {
    const offer = offers.find(
      ({ seller, listing }) => seller.key === business && listing.key === key,
    );
    if (!offer) throw new Error(`There is no ${key} of ${business} in the demonstration.`);
    return offer.id;
  };
  const read = async (key: readonly [string, string]): Promise<ListingRecord> => {
    const listing = await findListing(idOf(key));
    if (!listing) throw new Error(`${key.join('/')} was not written.`);
    return listing;
  };
  await inTransaction(async () => {
    for (const comment of demoComments) await seedComment(comment, await read(comment.on), now);
    for (const [key, kept] of Object.entries(demoFavourites)) {
      for (const [index, offer] of kept.entries()) {
        await plantFavourite(userOf(key), idOf(offer), new Date(now - (2 + 3 * index) * day));
      }
    }
    for (const chat of demoChats) await seedChat(chat, await read(chat.about), now);
  });
  await inTransaction(async () => {
    for (const { id, index, age, listing } of offers) {
      if (listing.status && listing.status !== 'published') continue;
      // As many as the days it has been there and how it happens to be liked, a few dozen at most.
      const count = Math.min(40, 2 + ((index * 7) % 23) + Math.round(age / (20 * day)));
      const dates = Array.from(
        { length: count },
        (_, view) => new Date(now - Math.round((age * (view + 0.5)) / count)),
      );
      await plantViews(id, dates);
    }
  });
}

const userOf = (key: string): string => demoId('user', key).toHexString();

async function seedComment(
  { author, daysAgo, text, replies = [] }: DemoComment,
  { _id, businessId }: ListingRecord,
  now: number,
): Promise<void> {
  const written = now - daysAgo * day;
  const place = { listingId: _id.toHexString(), businessId };
  const comment = await plantComment({
    ...place,
    text,
    authorId: userOf(author),
    isBySeller: false,
    dateCreated: new Date(written),
  });
  const [manager] = await managersOf(businessId);
  if (!manager) throw new Error('A business of the demonstration has nobody who manages it.');
  for (const reply of replies) {
    const isBySeller = reply.author === 'seller';
    await plantComment({
      ...place,
      text: reply.text,
      authorId: isBySeller ? manager : userOf(reply.author),
      isBySeller,
      dateCreated: new Date(written + reply.hoursLater * hour),
      replyTo: comment,
    });
  }
}

async function seedChat(
  { customer, seller, isSeen, messages }: DemoChat,
  listing: ListingRecord,
  now: number,
): Promise<void> {
  await plantChat({
    listing,
    customerId: userOf(customer),
    sellerId: userOf(seller),
    isSeen,
    messages: messages.map(({ by, text, hoursAgo }) => ({
      by,
      text,
      date: new Date(now - hoursAgo * hour),
    })),
  });
}
