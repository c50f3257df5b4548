import { underReview } from '@wiki/domain';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { managersOf } from '../businesses/index.ts';
import { notifyLater } from '../notifications/index.ts';
import { type AskedQuestion, findAsked } from './business-questions.ts';

const about = ({ business: { _id, name } }: AskedQuestion) => ({
  businessId: _id.toHexString(),
  businessName: name,
});

/** Tells a business what it was asked, who asked of the answer, and authors what was decided. */
export const questionConsumer: EventConsumer = {
  name: 'business-questions',
  startsNow: true,
  types: ['businessQuestion.changed', 'businessQuestion.removed', 'businessQuestion.restored'],
  subject: ({ data }) => (data as EventMap['businessQuestion.changed']).businessId,
  async handle({ _id, type, data }) {
    const event = data as EventMap['businessQuestion.changed'];
    if (type === 'businessQuestion.changed' && event.change !== 'added') return;
    const found = await findAsked(event.questionId);
    if (!found) return;
    const params = about(found);
    const cause = _id.toHexString();
    const { authorId, deletionReason, isDeleted } = found.question;
    if (type === 'businessQuestion.restored') {
      await notifyLater([authorId], { type: 'questionRestored', params, cause });
    } else if (type === 'businessQuestion.removed') {
      const { key, text } = deletionReason ?? { key: null, text: null };
      await notifyLater([authorId], {
        type: key === underReview ? 'questionHidden' : 'questionDeleted',
        params: { ...params, reasonKey: key ?? '', reasonText: text ?? '' },
        cause,
      });
    } else if (!isDeleted) {
      const told = event.replyToId === null ? await managersOf(event.businessId) : [event.askedBy];
      await notifyLater(
        told.filter((userId) => userId !== null).filter((userId) => userId !== authorId),
        {
          type: event.replyToId === null ? 'businessQuestion' : 'businessAnswer',
          params: { ...params, questionId: event.questionId },
          cause: `question:${event.questionId}`,
          actorId: authorId,
        },
      );
    }
  },
};
