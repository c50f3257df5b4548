import type { ListingType } from '@wiki/domain';
import mongoose from 'mongoose';
import { expect, vi } from 'vitest';
import { sharedMilliseconds } from '../../platform/live/shared-readings.ts';
import { EventModel, type EventMap, type EventType } from '../../platform/outbox/event.model.ts';
import type { TestClient } from '../../testing/client.ts';
import {
  clientSubscriptions,
  type Listener,
  listenToAll,
} from '../../testing/services/deliveries.ts';

interface Stored {
  _id: mongoose.Types.ObjectId;
  userId: string;
  authorId: string;
  businessId: string;
  reviewId: string;
  discussionId: string;
  memberIds: string[];
  type: ListingType;
  requester: { userId: string | null };
}
type Event = { [Type in EventType]: { type: Type; data: EventMap[Type] } }[EventType];

/** What happens to each of some documents without anybody being notified of it. */
const happenings: Record<string, (document: Stored, id: string) => Event[]> = {
  listings: ({ businessId, type }, listingId) => [
    {
      type: 'listing.changed',
      data: {
        listingId,
        businessId,
        listingType: type,
        change: 'edited',
        byAdministrator: false,
        reasonKey: null,
        wasPublic: true,
        isPublic: true,
        isNew: true,
      },
    },
    { type: 'engagement.changed', data: { listingIds: [listingId] } },
  ],
  reviews: ({ businessId, authorId }, reviewId) =>
    (['edited', 'restored'] as const).map((change) => ({
      type: 'review.changed',
      data: { reviewId, businessId, authorId, change, disputeId: null },
    })),
  disputes: ({ reviewId, businessId, authorId }, disputeId) => [
    {
      type: 'review.changed',
      data: { reviewId, businessId, authorId, change: 'edited', disputeId },
    },
  ],
  discussions: ({ authorId }, discussionId) => [
    {
      type: 'discussion.changed',
      data: { discussionId, authorId, change: 'edited', commentId: null },
    },
  ],
  discussionComments: ({ authorId, discussionId }, commentId) => [
    {
      type: 'discussionComment.changed',
      data: { commentId, discussionId, authorId, change: 'edited' },
    },
  ],
  chats: ({ memberIds }, chatId) => [
    { type: 'chat.seen', data: { chatId, userId: String(memberIds[0]), memberIds } },
  ],
  notifications: ({ userId }, notificationId) => [
    { type: 'notification.changed', data: { userId, notificationId, kind: 'UPDATED' } },
  ],
  businesses: (_document, businessId) => [
    { type: 'business.changed', data: { businessId, userIds: [] } },
  ],
  businessApplications: ({ userId }, applicationId) => [
    { type: 'application.changed', data: { applicationId, userId } },
  ],
  payments: ({ userId, businessId }, paymentId) => [
    { type: 'payment.changed', data: { paymentId, userId, businessId } },
  ],
  users: (_document, userId) => [{ type: 'user.changed', data: { userId } }],
  tickets: ({ requester }, ticketId) => [
    {
      type: 'ticket.changed',
      data: {
        ticketId,
        entryId: null,
        requesterId: requester.userId,
        change: 'sorted',
        byAdministrator: true,
      },
    },
  ],
  moderationCases: (_document, caseId) => [
    { type: 'moderationCase.changed', data: { caseId, authorId: null, change: 'noted' } },
  ],
  blacklistEntries: (_document, entryId) => [
    { type: 'blacklist.changed', data: { entryId, change: 'changed' } },
  ],
};

/**
 * Lets everything happen that the client subscribes to, and compares what receivers are told at the
 * same moment, when answers are shared, with what each is told alone.
 */
export async function expectToldAsAlone(clients: readonly TestClient[]): Promise<void> {
  const [first] = clients;
  if (!first) throw new Error('Nobody listens.');
  const { liveCursor: after } = await first.data<{ liveCursor: string }>('{ liveCursor }');
  const variables = { after, ...(await happen()) };
  const watch = await listenToAll(first, variables);
  await untilSilent([watch]);
  await watch.socket.close();
  await untilSettled();

  // What follows from what happened may come between two readings: then they are compared again.
  await vi.waitFor(() => compareReceivers(clients, variables), { timeout: 60_000, interval: 250 });
}

async function compareReceivers(
  clients: readonly TestClient[],
  variables: Record<string, unknown>,
): Promise<void> {
  const listeners = await Promise.all(clients.map((client) => listenToAll(client, variables)));
  const now = performance.now.bind(performance);
  let later = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  try {
    await untilSilent(listeners);
    const together = listeners.map(({ heard }) => heard);
    for (const [index, client] of clients.entries()) {
      // What was read for others is of no use any more.
      later += sharedMilliseconds;
      const alone = await listenToAll(client, variables);
      listeners.push(alone);
      const hearsTheSame = () => expect(alone.heard).toEqual(together[index]);
      await vi.waitFor(hearsTheSame, { timeout: 20_000, interval: 20 });
    }
    const told = new Set(
      together.flatMap((heard) =>
        Object.keys(heard).filter((name) => heard[name]?.some((answer) => 'data' in answer)),
      ),
    );
    // Some are about what few people have, who may not be among these.
    const silent = clientSubscriptions.filter(({ name }) => !told.has(name));
    expect(silent.map(({ name }) => name).slice(5)).toEqual([]);
  } finally {
    clock.mockRestore();
    await Promise.all(listeners.map(({ socket }) => socket.close()));
  }
}

/** Records an event for some documents of each kind; answers what the subscriptions ask for. */
async function happen(): Promise<Record<string, unknown>> {
  const documentsOf = (name: string) =>
    mongoose.connection.collection<Stored>(name).find().limit(8).toArray();
  const events: Event[] = [];
  const ids: Record<string, string> = {};
  for (const [name, eventsOf] of Object.entries(happenings)) {
    const documents = await documentsOf(name);
    if (documents.length === 0) throw new Error(`There are no ${name}.`);
    ids[name] = String(documents[0]?._id);
    events.push(...documents.flatMap((document) => eventsOf(document, String(document._id))));
  }
  const at = new Date();
  await EventModel.create(
    events.map((event) => ({ ...event, actorId: null, at })),
    {
      ordered: true,
    },
  );
  const [review] = await documentsOf('reviews');
  return {
    type: 'product',
    listingId: ids.listings,
    businessId: review?.businessId,
    discussionId: ids.discussions,
    en: 'EN',
    es: 'ES',
  };
}

/** Waits until what follows from what happened is done: no job waits, and nothing more is recorded. */
async function untilSettled(): Promise<void> {
  let recorded = -1;
  const isSettled = async (): Promise<boolean> => {
    const before = recorded;
    recorded = await EventModel.countDocuments({ type: { $ne: 'live.mark' } });
    const due = { status: 'PENDING', runAt: { $lte: new Date() } };
    const waiting = await mongoose.connection.collection('jobs').countDocuments(due);
    return waiting === 0 && recorded === before;
  };
  await vi.waitUntil(isSettled, { interval: 1_000, timeout: 60_000 });
}

async function untilSilent(listeners: readonly Listener[]): Promise<void> {
  const count = () => listeners.reduce((sum, listener) => sum + listener.count, 0);
  await vi.waitUntil(
    async () => {
      const before = count();
      await Promise.all(listeners.map(({ socket }) => socket.start('{ liveCursor }').next()));
      return before > 0 && count() === before;
    },
    { interval: 100, timeout: 60_000 },
  );
}
