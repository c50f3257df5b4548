import { slugOf } from '@wiki/domain';
import { openInvoiceOf } from '../../modules/billing/index.ts';
import { insertFollows } from '../../modules/follows/index.ts';
import {
  type News,
  notify,
  dateBack,
  sendEarlierDigest,
} from '../../modules/notifications/index.ts';
import { database } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { demoAskers } from '../data/talk/askers.ts';
import { demoBusinesses } from '../data/index.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { type DatedOffer, demoOffers } from '../demo/demo-listings.ts';
import { day, demoId, hour } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';
import { newsOfForum } from './news-of-forum.ts';
import { demoDiscussions, writtenDiscussions } from './seed-forum.ts';
import { demoNews } from './seed-news.ts';

type Told = Omit<News, 'cause'>;

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
function newsOfNetwork(own: string | undefined): Told[] {
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

/** The newest document of a collection that fits. */
const newest = (collection: string, filter: object, date = 'dateCreated') =>
  database()
    .collection<Record<'listingId' | 'authorId', string>>(collection)
    .findOne(filter, { sort: { [date]: -1, _id: -1 } });

/** What others said and asked of what somebody sells, and that they keep it. */
async function newsOfSeller(own: string | undefined): Promise<Told[]> {
  const offers = demoOffers().filter(({ seller }) => seller.key === own);
  const [first] = offers;
  if (!first) return [];
  const businessId = demoId('business', first.seller.key).toHexString();
  const listingId = { $in: offers.map(({ id }) => id) };
  const offerOf = (about: { listingId: string } | null) =>
    offers.find(({ id }) => id === about?.listingId);
  const saved = offerOf(await newest('favourites', { listingId }, 'dateSaved'));
  const comment = await newest('listingComments', { listingId, isBySeller: false, parentId: null });
  const said = offerOf(comment);
  const waiting = { businessId, isByBusiness: false, replyCount: 0 };
  const asked = await newest('businessQuestions', waiting);
  return [
    ...(saved ? [{ type: 'listingSaved' as const, params: ofListing(saved) }] : []),
    ...(asked
      ? [
          {
            type: 'businessQuestion' as const,
            params: { businessId, businessName: first.seller.name },
            actorId: asked.authorId,
          },
        ]
      : []),
    ...(said && comment
      ? [
          {
            type: 'listingComment' as const,
            params: ofListing(said),
            actorId: comment.authorId,
          },
        ]
      : []),
  ];
}

/** What those who manage a business are told of it. */
async function newsOfManager(own: string | undefined): Promise<Told[]> {
  const business = demoBusinesses.find(({ key }) => key === own);
  if (!business) return [];
  const businessId = demoId('business', business.key).toHexString();
  const invoice = await openInvoiceOf({ businessId });
  return [
    ...(invoice
      ? [
          {
            type: 'renewalInvoiced' as const,
            params: { invoice: invoice.number, dueAt: invoice.dueAt.toISOString() },
          },
        ]
      : []),
    { type: 'businessVerified', params: { businessId, business: business.name } },
    ...(await newsOfSeller(own)),
  ];
}

/**
 * What the accounts of the demonstration are told beside their first notifications, of many kinds: each of
 * something that the demonstration wrote, and that is theirs or that they follow.
 */
export async function seedNotifications(now: number): Promise<void> {
  const discussions = writtenDiscussions(now);
  for (const { key, memberType, business: own } of demoAccounts) {
    if (!['laura', 'marcela', 'valentina'].includes(key)) continue;
    const news: Told[] = [
      ...(memberType === 'businessAdmin' ? await newsOfManager(own) : []),
      ...newsOfForum(userId(key), discussions),
      ...newsOfNetwork(own),
      { type: 'passwordChanged', params: {} },
    ];
    for (const [index, each] of news.entries()) {
      const notification = { ...each, userId: userId(key), cause: `demo:${each.type}:${index}` };
      await inTransaction(() => notify(notification));
    }
    await writeOnce(`notificationDates:${key}`, async () => {
      const types = new Set(news.map(({ type }) => type));
      for (const [index, type] of [...types].entries()) {
        await dateBack(userId(key), type, new Date(now - index * between * hour));
      }
      for (const [type, days] of longRead) {
        await dateBack(userId(key), type, new Date(now - days * day), { isRead: true });
      }
    });
  }
  await writeOnce('digest', () => sendEarlierDigest(userId('laura')));
}
