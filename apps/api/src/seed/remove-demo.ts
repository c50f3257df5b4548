import { ratingsWith } from '@wiki/domain';
import { Types } from 'mongoose';
import type { Config } from '../config.ts';
import { acceptFirstPrices } from '../modules/billing/index.ts';
import { eraseFilesOf } from '../modules/files/index.ts';
import { recountCategories } from '../modules/forum/index.ts';
import { sortByCounts } from '../modules/listings/index.ts';
import { countDaysIn, rebuildStatistics } from '../kits/statistics/index.ts';
import { database } from '../platform/database/connect.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import './demo/demo.events.ts';
import { demoBlacklist } from './data/talk/blacklist.ts';
import { demoBusinesses } from './data/index.ts';
import { demoCannedReplies, demoTickets } from './data/talk/tickets.ts';
import { demoId } from './demo/demo-id.ts';
import { demoUserIds } from './demo/demo-user-ids.ts';
import { demoNews } from './steps/seed-news.ts';
import { demoQuestions } from './data/content/questions.ts';
import { demoPartners } from './steps/seed-partners.ts';

type Filter = Record<string, unknown>;

/** What belongs to the demonstration, by ids as other documents name them. */
interface Demo {
  users: string[];
  /** Where their mails go. */
  addresses: string[];
  businesses: string[];
  listings: string[];
  chats: string[];
  applications: string[];
  invoices: string[];
  reviews: string[];
  discussions: string[];
  partners: string[];
  tickets: string[];
  news: string[];
}

const objectIds = (ids: readonly string[]) => ids.map((id) => new Types.ObjectId(id));

/** The ids of what a filter finds. */
async function idsOf(collection: string, filter: Filter): Promise<string[]> {
  const found = await database()
    .collection(collection)
    .find(filter, { projection: { _id: 1 } })
    .toArray();
  return found.map(({ _id }) => String(_id));
}

async function findDemo(): Promise<Demo> {
  const users = demoUserIds();
  const businesses = demoBusinesses.map(({ key }) => demoId('business', key).toHexString());
  const ofBusinesses = { businessId: { $in: businesses } };
  const applications = await idsOf('businessApplications', { applicantId: { $in: users } });
  return {
    users,
    addresses: await database()
      .collection<{ _id: Types.ObjectId; email: string }>('users')
      .distinct('email', { _id: { $in: objectIds(users) } }),
    businesses,
    applications,
    listings: await idsOf('listings', ofBusinesses),
    chats: await idsOf('chats', { $or: [ofBusinesses, { memberIds: { $in: users } }] }),
    invoices: await idsOf('invoices', {
      $or: [ofBusinesses, { payerId: { $in: users } }, { applicationId: { $in: applications } }],
    }),
    reviews: await idsOf('reviews', { $or: [ofBusinesses, { authorId: { $in: users } }] }),
    discussions: await idsOf('discussions', { authorId: { $in: users } }),
    news: demoNews.map(({ key }) => demoId('news', key).toHexString()),
    partners: demoPartners.map(({ key }) => demoId('partner', key).toHexString()),
    tickets: [
      ...demoTickets.map(({ key }) => demoId('ticket', key).toHexString()),
      ...(await idsOf('tickets', { 'requester.userId': { $in: users } })),
    ],
  };
}

/** What goes, the parts before the whole, so that an interrupted run can be repeated. */
function partsOf(demo: Demo): [collection: string, filter: Filter][] {
  const {
    users,
    addresses,
    businesses,
    listings,
    chats,
    applications,
    invoices,
    reviews,
    discussions,
    partners,
    tickets,
    news,
  } = demo;
  const byUser = { userId: { $in: users } };
  const byBusiness = { businessId: { $in: businesses } };
  const onListing = { listingId: { $in: listings } };
  const inDiscussion = { discussionId: { $in: discussions } };
  return [
    ...['messages', 'chatMembers', 'chatReceipts', 'chatDrafts'].map((name): [string, Filter] => [
      name,
      { chatId: { $in: chats } },
    ]),
    ['blocks', { $or: [byUser, { blockedId: { $in: users } }] }],
    ['presenceSignals', byUser],
    ['lastSeen', { _id: { $in: users } }],
    ['presenceChoices', { _id: { $in: users } }],
    ['chats', { _id: { $in: objectIds(chats) } }],
    ['listingComments', { $or: [onListing, { authorId: { $in: users } }] }],
    ['businessQuestions', { $or: [byBusiness, { authorId: { $in: users } }] }],
    ['favourites', { $or: [onListing, byUser] }],
    ['listingViews', { $or: [onListing, byUser] }],
    ['reports', { reporterId: { $in: users } }],
    ['moderationCases', { $or: [{ authorId: { $in: users } }, byBusiness] }],
    ['personNotes', byUser],
    ['discussionComments', { $or: [inDiscussion, { authorId: { $in: users } }] }],
    ['discussionStates', { $or: [inDiscussion, byUser] }],
    ['discussionDrafts', byUser],
    ['postLikes', { $or: [{ postId: { $in: discussions } }, byUser] }],
    ['discussions', { _id: { $in: objectIds(discussions) } }],
    ['newsVersions', { newsId: { $in: news } }],
    ['news', { _id: { $in: objectIds(news) } }],
    ['partnerReveals', { $or: [{ partnerId: { $in: partners } }, byUser] }],
    ['partners', { _id: { $in: objectIds(partners) } }],
    ['ticketEntries', { ticketId: { $in: tickets } }],
    ['tickets', { _id: { $in: objectIds(tickets) } }],
    [
      'cannedReplies',
      { _id: { $in: demoCannedReplies.map(({ key }) => demoId('cannedReply', key)) } },
    ],
    ['questions', { _id: { $in: demoQuestions.map(({ key }) => demoId('question', key)) } }],
    ['disputes', { reviewId: { $in: reviews } }],
    ['reviews', { _id: { $in: objectIds(reviews) } }],
    ['listingEngagement', { _id: { $in: objectIds(listings) } }],
    ['listings', { _id: { $in: objectIds(listings) } }],
    ['payments', { $or: [{ invoiceId: { $in: invoices } }, { payerId: { $in: users } }] }],
    ['billingSyncs', { $or: [byUser, byBusiness, { _id: { $in: [...users, ...businesses] } }] }],
    ['invoices', { _id: { $in: objectIds(invoices) } }],
    ['taxDataChanges', { applicationId: { $in: applications } }],
    ['businessApplications', { _id: { $in: objectIds(applications) } }],
    ['businessInvitations', byBusiness],
    ['businesses', { _id: { $in: objectIds(businesses) } }],
    ['blacklistEntries', { text: { $in: Object.values(demoBlacklist).flat() } }],
    ['activity', byUser],
    ['searchDays', { _id: { $regex: '^demo:' } }],
    ['notifications', byUser],
    ['notificationPreferences', { _id: { $in: users } }],
    ['pushDevices', byUser],
    ['follows', { $or: [byUser, { targetId: { $in: [...users, ...businesses] } }] }],
    ['mailRequests', { $or: [byUser, { namedIds: { $in: users } }] }],
    ['outboxMails', { to: { $in: addresses } }],
    ['sessions', byUser],
    ['refreshTokens', byUser],
    ['linkTokens', byUser],
    ['emailChanges', { _id: { $in: demo.users } }],
    ['knownDevices', byUser],
    ['credentials', { _id: { $in: objectIds(users) } }],
    ['users', { _id: { $in: objectIds(users) } }],
  ];
}

/** Drops what is still to be done for somebody or something that is gone. */
async function dropJobsOf(demo: Demo): Promise<void> {
  const gone = new Set(Object.values(demo).flat());
  const jobs = database().collection<{ payload: Filter }>('jobs');
  const waiting = await jobs.find({ status: { $ne: 'DONE' } }).toArray();
  const theirs = waiting.filter(({ payload }) =>
    Object.values(payload).some((value) => gone.has(String(value))),
  );
  await jobs.deleteMany({ _id: { $in: theirs.map(({ _id }) => _id) } });
}

/** Listings and businesses of others that people of the demonstration left something at. */
async function touchedBy({ users, listings, businesses, discussions }: Demo) {
  const others = (ids: readonly unknown[], own: readonly string[]) =>
    [...new Set(ids.map(String))].filter((id) => !own.includes(id));
  const at = (collection: string, field: string, by: string): Promise<unknown[]> =>
    database()
      .collection(collection)
      .distinct(field, { [by]: { $in: users } });
  const found = await Promise.all([
    at('favourites', 'listingId', 'userId'),
    at('listingViews', 'listingId', 'userId'),
    at('listingComments', 'listingId', 'authorId'),
    at('chats', 'listingId', 'memberIds'),
  ]);
  return {
    listings: others(found.flat().filter(Boolean), listings),
    businesses: others(await at('reviews', 'businessId', 'authorId'), businesses),
    discussions: others(
      [
        ...(await at('discussionComments', 'discussionId', 'authorId')),
        ...(await at('postLikes', 'postId', 'userId')),
      ],
      discussions,
    ),
  };
}

/** Counts a discussion's comments and likes anew. */
async function recountDiscussion(discussionId: string): Promise<void> {
  const count = (collection: string, filter: Filter) =>
    database().collection(collection).countDocuments(filter);
  await database()
    .collection('discussions')
    .updateOne(
      { _id: new Types.ObjectId(discussionId) },
      {
        $set: {
          commentCount: await count('discussionComments', { discussionId, status: 'PUBLISHED' }),
          likeCount: await count('postLikes', { postId: discussionId }),
        },
      },
    );
}

/** Counts a listing's attention anew. */
async function recountListing(listingId: string): Promise<void> {
  const count = (collection: string, filter: Filter = {}) =>
    database()
      .collection(collection)
      .countDocuments({ listingId, ...filter });
  await database()
    .collection('listingEngagement')
    .updateOne(
      { _id: new Types.ObjectId(listingId) },
      {
        $set: {
          views: await count('listingViews'),
          saves: await count('favourites'),
          comments: await count('listingComments', { isDeleted: false }),
          contacts: await count('chats', { lastMessageId: { $ne: null } }),
        },
      },
    );
}

/** Counts a business's reviews anew. */
async function recountBusiness(businessId: string): Promise<void> {
  const counts = await Promise.all(
    [1, 2, 3, 4, 5].map((rating) =>
      database().collection('reviews').countDocuments({ businessId, rating, status: 'published' }),
    ),
  );
  await database()
    .collection('businesses')
    .updateOne({ _id: new Types.ObjectId(businessId) }, { $set: ratingsWith(counts, {}) });
}

/**
 * Takes the demonstration out of an installation for good: its businesses with all that is theirs, its
 * people with all they wrote, its files and phrases. Everything else stays; who worked for a business
 * of the demonstration is a registered user again. No server may run on the database meanwhile.
 * @returns how many accounts and listings went.
 */
export async function removeDemo(config: Config): Promise<{ users: number; listings: number }> {
  const demo = await findDemo();
  const touched = await touchedBy(demo);
  await database()
    .collection('users')
    .updateMany(
      { businessId: { $in: demo.businesses }, _id: { $nin: objectIds(demo.users) } },
      { $set: { businessId: null, memberType: 'user' } },
    );
  const users = await idsOf('users', { _id: { $in: objectIds(demo.users) } });
  if (users.length > 0) await acceptFirstPrices(false);
  await eraseFilesOf(config, [...demo.users, demoId('user', 'nobody').toHexString()]);
  for (const [collection, filter] of partsOf(demo)) {
    await database().collection(collection).deleteMany(filter);
  }
  // Whoever is told of something by several people may be told by others of the demonstration too.
  await database()
    .collection<{ actorIds: string[] }>('notifications')
    .updateMany({ actorIds: { $in: demo.users } }, { $pull: { actorIds: { $in: demo.users } } });
  await dropJobsOf(demo);
  for (const id of touched.listings) await recountListing(id);
  await sortByCounts(touched.listings);
  for (const id of touched.businesses) await recountBusiness(id);
  for (const id of touched.discussions) await recountDiscussion(id);
  await recountCategories();
  await database()
    .collection<{ _id: string }>('migrations')
    .deleteMany({ _id: { $regex: '^demo:' } });
  countDaysIn(config.timeZone);
  await rebuildStatistics();
  // It was here, and is not to come back by itself.
  await database()
    .collection<{ _id: string; at: Date }>('migrations')
    .updateOne({ _id: 'demo' }, { $set: { at: new Date() } }, { upsert: true });
  if (users.length > 0) await inTransaction(() => recordEvent('demonstration.removed', null, {}));
  return { users: users.length, listings: demo.listings.length };
}
