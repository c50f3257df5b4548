import { slugOf } from '@wiki/domain';
import { openInvoiceOf } from '../../modules/billing/index.ts';
import { insertFollows } from '../../modules/follows/index.ts';
import {
  type News,
  notify,
  dateBack,
  sendEarlierDigest,
} from '../../modules/notifications/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { demoAskers } from '../data/talk/askers.ts';
import { demoBusinesses } from '../data/index.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { type DatedOffer, demoOffers } from '../demo/demo-listings.ts';
import { day, demoId, hour } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';
import { demoDiscussions } from './seed-forum.ts';
import { demoNews } from './seed-news.ts';

const userId = (key: string): string => demoId('user', key).toHexString();

/** Follows of the demonstration: each account some businesses and subjects, and askers theirs. */
export async function seedFollows(now: number): Promise<void> {
  const people = [...demoAccounts.map(({ key }) => key), ...demoAskers.map(({ key }) => key)];
  const [first] = demoDiscussions;
  await writeOnce('follows', () =>
    insertFollows(
      people.flatMap((key, index) => {
        const common = {
          userId: userId(key),
          level: 'WATCHING' as const,
          dateCreated: new Date(now - (index + 1) * day),
        };
        const businesses = [0, 1, 2].flatMap(
          (step) => demoBusinesses[(index * 3 + step) % demoBusinesses.length] ?? [],
        );
        return [
          ...businesses.map((business) => ({
            ...common,
            kind: 'BUSINESS' as const,
            targetId: demoId('business', business.key).toHexString(),
          })),
          ...(first ? [{ ...common, kind: 'CATEGORY' as const, targetId: first.category }] : []),
        ];
      }),
    ),
  );
  const [kept] = first?.tags ?? [];
  if (!kept) return;
  await writeOnce('topicBookmarks', () =>
    insertFollows([
      {
        userId: userId('laura'),
        kind: 'TAG',
        targetId: kept,
        level: 'NORMAL',
        isBookmarked: true,
        dateCreated: new Date(now - day),
      },
    ]),
  );
}

/** What was read long ago, and how many days: who joined was welcomed then. */
const longRead = [
  ['passwordChanged', 9],
  ['emailVerified', 428],
  ['welcome', 429],
] as const;

/** How many hours lie between what is new. */
const between = 5;

/** How the texts of notifications name a listing and find it. */
const ofListing = ({ id, type, listing }: DatedOffer): Record<string, string> => ({
  listingId: id,
  listingType: type,
  nameEn: listing.name.en ?? listing.name.es ?? '',
  nameEs: listing.name.es ?? listing.name.en ?? '',
});

/** The listing that was published last, of a business or of any other. */
const newestOffer = (isMeant: (seller: string) => boolean): DatedOffer | undefined =>
  demoOffers()
    .filter(({ seller, listing }) => isMeant(seller.key) && listing.status === undefined)
    .toSorted((one, other) => one.age - other.age)[0];

/** What is new of whom and what somebody follows. */
function newsOfNetwork(own: string | undefined): Omit<News, 'cause'>[] {
  const offer = newestOffer((seller) => seller !== own);
  const item = demoNews.find(({ status }) => status === undefined);
  if (!offer || !item) return [];
  const business = {
    businessId: demoId('business', offer.seller.key).toHexString(),
    business: offer.seller.name,
  };
  const { en, es } = item.title;
  const news = { newsId: demoId('news', item.key).toHexString(), slug: slugOf(es ?? item.key) };
  return [
    { type: 'followedNews', params: { ...news, titleEn: en ?? es ?? '', titleEs: es ?? en ?? '' } },
    { type: 'followedListing', params: { ...business, ...ofListing(offer) } },
  ];
}

/** What others say and ask of what somebody sells. */
function newsOfSeller(own: string | undefined): Omit<News, 'cause'>[] {
  const offer = newestOffer((seller) => seller === own);
  const [asker] = demoAskers;
  if (!offer || !asker) return [];
  const actorId = userId(asker.key);
  const business = {
    businessId: demoId('business', offer.seller.key).toHexString(),
    businessName: offer.seller.name,
  };
  return [
    { type: 'listingSaved', params: ofListing(offer) },
    { type: 'businessQuestion', params: business, actorId },
    { type: 'listingComment', params: ofListing(offer), actorId },
  ];
}

/** What the accounts of the demonstration are told beside their first notifications, of many kinds. */
export async function seedNotifications(now: number): Promise<void> {
  const askers = demoAskers.slice(0, 5).map(({ key }) => userId(key));
  const [one, two] = demoDiscussions;
  const [business] = demoBusinesses;
  if (!one || !two || !business) return;
  const about = (discussion: typeof one) => ({
    discussionId: demoId('discussion', discussion.key).toHexString(),
    title: discussion.title,
  });
  const ofBusiness = {
    businessId: demoId('business', business.key).toHexString(),
    business: business.name,
  };
  const common: Omit<News, 'cause'>[] = [
    { type: 'passwordChanged', params: {} },
    { type: 'postPublished', params: about(two) },
    { type: 'answerAccepted', params: about(two) },
    ...askers.map((actorId) => ({ type: 'postLiked' as const, params: about(two), actorId })),
    ...askers.slice(0, 1).map((actorId) => ({
      type: 'postMention' as const,
      params: about(one),
      actorId,
    })),
    ...askers.map((actorId) => ({ type: 'discussionReply' as const, params: about(one), actorId })),
  ];
  const invoice = await openInvoiceOf({ businessId: ofBusiness.businessId });
  const ofManager: Omit<News, 'cause'>[] = [
    ...(invoice
      ? [
          {
            type: 'renewalInvoiced' as const,
            params: { invoice: invoice.number, dueAt: invoice.dueAt.toISOString() },
          },
        ]
      : []),
    { type: 'businessVerified', params: ofBusiness },
  ];
  for (const { key, memberType, business: own } of demoAccounts) {
    if (!['laura', 'marcela', 'valentina'].includes(key)) continue;
    const all = [...common, ...newsOfNetwork(own)];
    const news =
      memberType === 'businessAdmin' ? [...ofManager, ...newsOfSeller(own), ...all] : all;
    for (const [index, each] of news.entries()) {
      const notification = { ...each, userId: userId(key), cause: `demo:${each.type}:${index}` };
      await inTransaction(() => notify(notification));
    }
    await writeOnce(`notificationDates:${key}`, async () => {
      for (const [index, { type }] of news.entries()) {
        await dateBack(userId(key), type, new Date(now - index * between * hour));
      }
      for (const [type, days] of longRead) {
        await dateBack(userId(key), type, new Date(now - days * day), { isRead: true });
      }
    });
  }
  await writeOnce('digest', () => sendEarlierDigest(userId('laura')));
}
