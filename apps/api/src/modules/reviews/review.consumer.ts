import type { DisputeAction } from '@wiki/domain';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import { findBusiness, managersOf } from '../businesses/index.ts';
import type { NotificationType } from '../../kits/notifications/index.ts';
import { notifyLater } from '../notifications/index.ts';
import { administratorIds } from '../users/index.ts';
import type { DisputeRecord } from './disputes/dispute.model.ts';
import { findDispute } from './disputes/dispute.store.ts';
import type { ReviewRecord } from './review.model.ts';
import { findReview } from './review.store.ts';

/** What a step tells whom. */
interface News {
  author?: NotificationType;
  managers?: NotificationType;
  administrators?: NotificationType;
}

const newsOfReview: Record<EventMap['review.changed']['change'], News> = {
  written: { managers: 'reviewReceived' },
  replied: { author: 'reviewReplied' },
  edited: { managers: 'disputedReviewEdited', administrators: 'disputeEdited' },
  removed: { author: 'reviewRemoved', managers: 'reviewRemovedForBusiness' },
  restored: { author: 'reviewRestored', managers: 'reviewRestoredForBusiness' },
};

const newsOfDispute: Partial<Record<DisputeAction, News>> = {
  submit: { administrators: 'disputeSubmitted' },
  respond: { author: 'reviewKept', managers: 'disputeAnswered' },
  requestEdit: { author: 'reviewEditRequested', managers: 'disputeEditRequested' },
  miss: { author: 'reviewEditMissed', administrators: 'disputeEditMissed' },
};

/** Tells the author, those who manage the business and the administrators of each step, once. */
export const reviewConsumer: EventConsumer = {
  name: 'reviews',
  types: ['review.changed', 'dispute.changed'],
  subject: ({ data }) => (data as EventMap['review.changed']).businessId,
  async handle(event) {
    const { reviewId, disputeId } = event.data as { reviewId: string; disputeId: string | null };
    const review = await findReview(reviewId);
    const news = newsFor(event);
    if (!review || !news) return;
    const dispute = disputeId === null ? null : await findDispute(disputeId);
    const params = await paramsOf(review, dispute, event);
    const cause = event._id.toHexString();
    const tell = async (userIds: readonly string[], type: NotificationType | undefined) => {
      if (type) await notifyLater(userIds, { type, params, cause });
    };
    await tell(review.authorId === null ? [] : [review.authorId], news.author);
    await tell(await managersOf(review.businessId), news.managers);
    await tell(await administratorIds('REVIEWS'), news.administrators);
  },
};

function newsFor(event: EventRecord): News | undefined {
  return event.type === 'review.changed'
    ? newsOfReview[(event.data as EventMap['review.changed']).change]
    : newsOfDispute[(event.data as EventMap['dispute.changed']).action];
}

async function paramsOf(
  review: ReviewRecord,
  dispute: DisputeRecord | null,
  event: EventRecord,
): Promise<Record<string, string>> {
  const business = await findBusiness(review.businessId);
  const reason = reasonOf(review, dispute, event);
  const dueAt = dispute?.editDueAt;
  return {
    reviewId: review._id.toHexString(),
    business: business?.name ?? '',
    subject: review.subject,
    rating: String(review.rating),
    ...(dispute ? { disputeId: dispute._id.toHexString() } : {}),
    ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
    ...(reason?.key ? { reasonKey: reason.key } : {}),
    ...(reason?.text ? { reasonText: reason.text } : {}),
  };
}

/** The reason of the step an event is about: later ones may be there already. */
function reasonOf(review: ReviewRecord, dispute: DisputeRecord | null, event: EventRecord) {
  if (event.type === 'review.changed') return review.removalReason;
  const { action } = event.data as EventMap['dispute.changed'];
  return dispute?.timeline.findLast(
    (step) => step.action === action && step.at.getTime() <= event.at.getTime(),
  )?.reason;
}
