import { slugOf } from '@wiki/domain';
import type { Types } from 'mongoose';
import { insertTold, type ToldToInsert } from '../../modules/notifications/index.ts';
import type { NotificationType } from '../../kits/notifications/index.ts';
import { database } from '../../platform/database/connect.ts';
import { demoApplications } from '../data/applications.ts';
import type { DemoBusiness } from '../data/demo-types.ts';
import { demoBusinesses } from '../data/index.ts';
import { demoAskers } from '../data/talk/askers.ts';
import type { DemoDiscussion } from '../data/talk/discussion-types.ts';
import { demoTold } from '../data/talk/told.ts';
import { demoAccounts, demoStaff } from '../demo/demo-accounts.ts';
import { day, demoId, hour } from '../demo/demo-id.ts';
import { joinedOn, payerOf } from '../demo/demo-months.ts';
import { demoOffers } from '../demo/demo-listings.ts';
import { writeOnce } from '../once.ts';
import { demoDiscussions } from './seed-forum.ts';
import { demoNews } from './seed-news.ts';

type Params = Record<string, string>;
type Filter = Record<string, string | boolean>;

/** What somebody did whom the words name. */
const byPeople: ReadonlySet<NotificationType> = new Set([
  'businessQuestion',
  'chatMessage',
  'groupMessage',
  'groupJoined',
  'groupLeft',
  'groupLead',
  'messageReaction',
  'businessRole',
  'businessLeft',
  'listingComment',
  'commentReply',
  'followedDiscussion',
]);

/** What notifications say of a document that the demonstration wrote. */
type Document = Record<'number' | 'subject' | 'rating', string | number | undefined> &
  Record<'issuedAt' | 'dueAt' | 'periodEnd', Date | null | undefined> & {
    _id: Types.ObjectId;
    group?: { name: string } | null;
  };

/** The last document of a collection that fits, or else any of it. */
async function oneOf(collection: string, filter: Filter): Promise<Document> {
  const documents = database().collection<Document>(collection);
  const last = { sort: { issuedAt: -1 } } as const;
  const found = (await documents.findOne(filter, last)) ?? (await documents.findOne());
  if (!found) throw new Error(`The demonstration has no ${collection}.`);
  return found;
}

const idIn = async (collection: string, filter: Filter): Promise<string> =>
  (await oneOf(collection, filter))._id.toHexString();

const businessOf = (key: string): DemoBusiness | undefined => {
  const account = demoAccounts.find((each) => each.key === key);
  return demoBusinesses.find((each) => payerOf(each) === key || each.key === account?.business);
};

/** The month that was paid last, as its invoice says. */
const paidMonthOf = ({ key }: DemoBusiness): Promise<Document> =>
  oneOf('invoices', {
    businessId: demoId('business', key).toHexString(),
    purpose: 'RENEWAL',
    status: 'PAID',
  });

/** The discussion somebody was told of: one that waits for a decision, or their own where they began one. */
const discussionOf = (key: string, type: NotificationType): DemoDiscussion | undefined =>
  demoDiscussions.find(({ by, status }) => (type === 'postHeld' ? status : by === key)) ??
  demoDiscussions[0];

/** When somebody was told of what the books and the application have a date of; null for the rest. */
async function dateOf(type: NotificationType, key: string, now: number): Promise<number | null> {
  const discussion = discussionOf(key, type);
  if (discussion && type.startsWith('post')) return now - discussion.daysAgo * day;
  const business = businessOf(key);
  if (!business) return null;
  const { issuedAt, dueAt } = await paidMonthOf(business);
  const joined = joinedOn(business, now).getTime();
  const dates: Partial<Record<NotificationType, number | undefined>> = {
    applicationApproved: joined - 2 * day,
    applicationPaid: joined - day,
    applicationActivated: joined,
    renewalInvoiced: issuedAt?.getTime(),
    membershipPaid: dueAt?.getTime(),
  };
  return dates[type] ?? null;
}

/** All that the words of a notification may name, as it is of one person. */
async function paramsOf(key: string, type: NotificationType, at: number): Promise<Params> {
  const userId = demoId('user', key).toHexString();
  const business = businessOf(key) ?? demoBusinesses[0];
  const application = demoApplications.find((each) => each.key === key);
  const offer = demoOffers().find(({ seller }) => seller.key === business?.key);
  const discussion = discussionOf(key, type);
  const item = demoNews.find(({ status }) => status === undefined);
  if (!business || !offer || !discussion || !item) throw new Error(`Nothing to tell ${key} of.`);
  const businessId = demoId('business', business.key).toHexString();
  const ofBusiness = { businessId };
  const { name } = offer.listing;
  const [asker] = demoAskers;
  const ticket = await oneOf('tickets', { 'requester.userId': userId });
  const review = await oneOf('reviews', ofBusiness);
  const month = await paidMonthOf(business);
  const chat = await oneOf('chats', { memberIds: userId, isGroup: type.startsWith('group') });
  const due = type === 'renewalInvoiced' ? month.dueAt : new Date(at + 7 * day);
  return {
    ...ofBusiness,
    business: application?.businessName ?? business.name,
    businessName: business.name,
    applicationId: demoId('application', application?.key ?? 'natalia').toHexString(),
    caseId: await idIn('moderationCases', {}),
    chatId: chat._id.toHexString(),
    changesDueAt: new Date(at + 30 * day).toISOString(),
    discussionId: demoId('discussion', discussion.key).toHexString(),
    group: chat.group?.name ?? '',
    disputeId: await idIn('disputes', {}),
    dueAt: due?.toISOString() ?? '',
    invoice: String(month.number),
    invitationId: demoId('invitation', key).toHexString(),
    listingId: offer.id,
    listingType: offer.type,
    nameEn: name.en ?? name.es ?? '',
    nameEs: name.es ?? name.en ?? '',
    name: 'Laura Restrepo Gil',
    newsId: demoId('news', item.key).toHexString(),
    number: String(ticket.number),
    paymentId: await idIn('payments', ofBusiness),
    person: asker ? `${asker.firstName} ${asker.lastName}` : '',
    rating: String(review.rating),
    reasonText: 'No corresponde a lo que acordaron.',
    reference: 'demo-31',
    reviewId: review._id.toHexString(),
    role: demoStaff.find((each) => each.key === key)?.staffRole ?? '',
    slug: slugOf(item.title.es ?? item.key),
    subject: String(review.subject),
    ticketId: ticket._id.toHexString(),
    ticketSubject: String(ticket.subject),
    title: discussion.title,
    titleEn: item.title.en ?? item.title.es ?? '',
    titleEs: item.title.es ?? item.title.en ?? '',
    until: month.periodEnd?.toISOString() ?? '',
  };
}

/** Writes a past of notifications, of every type there is, the last of them ten days ago. */
export async function seedTold(now: number): Promise<void> {
  await writeOnce('told', async () => {
    const [asker] = demoAskers;
    const told: ToldToInsert[] = [];
    for (const [index, [name, keys]] of Object.entries(demoTold).entries()) {
      const type = name as NotificationType;
      const usual = now - (10 + 2 * index) * day - (index % 9) * hour;
      for (const key of keys) {
        const at = (await dateOf(type, key, now)) ?? usual;
        const userId = demoId('user', key).toHexString();
        const { ticketSubject, ...params } = await paramsOf(key, type, at);
        if (type.startsWith('ticket')) params['subject'] = ticketSubject ?? '';
        const actorId =
          asker && byPeople.has(type) ? demoId('user', asker.key).toHexString() : null;
        told.push({ userId, type, params, dateCreated: new Date(at), actorId });
      }
    }
    await insertTold(told);
  });
}
