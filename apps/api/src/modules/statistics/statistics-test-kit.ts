import { dayIn } from '@wiki/domain';
import { StatisticDayModel } from '../../kits/statistics/index.ts';
import { database } from '../../platform/database/connect.ts';

const zone = 'America/Bogota';
type Document = Record<string, unknown>;

/** Figures by `source.metric` and day. */
export type Figures = Record<string, number>;

/** What is stored. */
export async function storedFigures(): Promise<Figures> {
  const figures: Figures = {};
  for (const { source, day, values } of await StatisticDayModel.find().lean()) {
    for (const [metric, value] of Object.entries(values)) {
      figures[`${source}.${metric} ${day}`] = value;
    }
  }
  return figures;
}

/** The same counted one by one from all documents, in another way than the platform does. */
export async function recountedFigures(): Promise<Figures> {
  const figures: Figures = {};
  const add = (metric: string, at: unknown, value = 1) => {
    if (!(at instanceof Date) || value === 0) return;
    const key = `${metric} ${dayIn(zone, at)}`;
    figures[key] = (figures[key] ?? 0) + value;
  };
  const each = async (collection: string, count: (document: Document) => void) => {
    for await (const document of database().collection(collection).find()) count(document);
  };
  await each('users', ({ dateJoined, erasedAt }) => {
    add('users.joined', dateJoined);
    add('users.left', erasedAt);
  });
  await each('businessApplications', ({ dateCreated, history }) => {
    const steps = history as { action: string; at: Date }[];
    const first = (...actions: string[]) =>
      steps.find(({ action }) => actions.includes(action))?.at;
    const seconds = (from?: Date, to?: Date) =>
      from && to ? Math.floor((to.getTime() - from.getTime()) / 1000) : 0;
    add('applications.begun', dateCreated);
    const taken = {
      submitted: ['submit'],
      decided: ['approve', 'reject'],
      approved: ['approve'],
      rejected: ['reject'],
      paid: ['completePayment'],
      activated: ['activate'],
    };
    for (const [metric, actions] of Object.entries(taken)) {
      if (first(...actions)) add(`applications.${metric}`, dateCreated);
    }
    const decided = seconds(first('submit'), first('approve', 'reject'));
    add('applications.decisionSeconds', dateCreated, decided);
    const paid = seconds(first('approve'), first('completePayment'));
    add('applications.paymentSeconds', dateCreated, paid);
  });
  await each('businesses', ({ dateCreated, country, membership }) => {
    const { status, periodEnd } = (membership ?? {}) as { status?: string; periodEnd?: Date };
    add('businesses.created', dateCreated);
    add(`businesses.country:${typeof country === 'string' ? country : ''}`, dateCreated);
    if (periodEnd) add('businesses.members', dateCreated);
    if (status === 'lapsed') add('businesses.lapsed', periodEnd);
  });
  await each('payments', ({ date, status, isSurplus, localMinor, taxMinor }) => {
    if (status === 'rejected') add('payments.refused', date);
    if (status !== 'approved' || isSurplus) return;
    add('payments.payments', date);
    add('payments.revenueMinor', date, Number(localMinor));
    add('payments.taxMinor', date, Number(taxMinor));
  });
  await each('listings', ({ datePublished, type }) => {
    add('listings.published', datePublished);
    add(`listings.published:${String(type)}`, datePublished);
  });
  await each('listingViews', ({ date }) => add('engagement.views', date));
  await each('favourites', ({ dateSaved }) => add('engagement.saves', dateSaved));
  await each('messages', ({ dateCreated, notice }) => {
    if (notice === null) add('chat.messages', dateCreated);
  });
  await each('chats', ({ dateCreated, lastMessageId, listingId }) => {
    if (lastMessageId === null) return;
    add('chat.conversations', dateCreated);
    if (listingId) add('chat.contacts', dateCreated);
  });
  await each('reviews', ({ dateCreated, status, rating }) => {
    if (status !== 'published') return;
    add('reviews.reviews', dateCreated);
    add('reviews.stars', dateCreated, Number(rating));
  });
  await each('disputes', ({ dateCreated }) => add('reviews.disputes', dateCreated));
  await each('discussions', ({ dateCreated, status }) => {
    if (status === 'PUBLISHED') add('forum.discussions', dateCreated);
  });
  await each('discussionComments', ({ dateCreated, status }) => {
    if (status === 'PUBLISHED') add('forum.comments', dateCreated);
  });
  await each('tickets', ({ dateCreated, dateAnswered, rating }) => {
    add('support.requests', dateCreated);
    if (dateAnswered instanceof Date && dateCreated instanceof Date) {
      const milliseconds = dateAnswered.getTime() - dateCreated.getTime();
      add('support.answered', dateCreated);
      add('support.answerSeconds', dateCreated, Math.floor(milliseconds / 1000));
    }
    if (typeof rating !== 'number') return;
    add('support.rated', dateCreated);
    add('support.stars', dateCreated, rating);
  });
  await each('searchDays', ({ at, searches, empty }) => {
    add('search.searches', at, Number(searches));
    add('search.empty', at, Number(empty));
  });
  const ofUnit: Record<string, string> = { day: 'people', week: 'ofWeek', month: 'ofMonth' };
  await each('activity', ({ at, unit }) => add(`activity.${ofUnit[String(unit)]}`, at));
  return figures;
}
