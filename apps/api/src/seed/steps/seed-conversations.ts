import { insertChat } from '../../modules/chat/index.ts';
import { findListing, type ListingRecord } from '../../modules/listings/index.ts';
import { demoChats, type DemoChat, type OfferKey } from '../data/talk/conversations.ts';
import { demoId, hour } from '../demo/demo-id.ts';
import type { DatedOffer } from '../demo/demo-listings.ts';
import { writeOnce } from '../once.ts';

/** Writes what the accounts of the demonstration have written to sellers. */
export async function seedConversations(offers: readonly DatedOffer[], now: number): Promise<void> {
  const offerOf = ([business, key]: OfferKey): DatedOffer => {
    const offer = offers.find(
      ({ seller, listing }) => seller.key === business && listing.key === key,
    );
    if (!offer) throw new Error(`There is no ${key} of ${business} in the demonstration.`);
    return offer;
  };
  await writeOnce('conversations', async () => {
    for (const chat of demoChats) {
      const listing = await findListing(offerOf(chat.about).id);
      if (!listing) throw new Error(`${chat.about.join('/')} was not written.`);
      await seedChat(chat, listing, now);
    }
  });
}

const userOf = (key: string): string => demoId('user', key).toHexString();

async function seedChat(
  { customer, seller, isSeen, messages }: DemoChat,
  listing: ListingRecord,
  now: number,
): Promise<void> {
  const [customerId, sellerId] = [userOf(customer), userOf(seller)];
  const lastBy = messages.at(-1)?.by;
  await insertChat({
    listing,
    creatorId: customerId,
    memberIds: [customerId, sellerId],
    sellerId,
    unseen: isSeen ? {} : { [lastBy === 'customer' ? sellerId : customerId]: 1 },
    messages: messages.map(({ by, text, hoursAgo }) => ({
      authorId: by === 'customer' ? customerId : sellerId,
      text,
      date: new Date(now - hoursAgo * hour),
    })),
  });
}
