import { pathTo } from '@wiki/domain';
import { Types } from 'mongoose';
import { can } from '../../authz/actions.ts';
import type { QueueSource } from '../../kits/queue/index.ts';
import { businessNamesOf } from '../businesses/index.ts';
import { DisputeModel } from './disputes/dispute.model.ts';
import { ReviewModel } from './review.model.ts';

const waiting = ['submitted', 'editMissed'] as const;

/** Disputes that administrators have to answer. */
export const disputeQueue: QueueSource = {
  kind: 'dispute',
  may: (viewer) => can(viewer, 'review.administer', null),
  limitHours: 72,
  count: (before) =>
    DisputeModel.countDocuments({
      status: { $in: waiting },
      ...(before ? { dateCreated: { $lt: before } } : {}),
    }),
  async longestWaiting(most) {
    const found = await DisputeModel.find({ status: { $in: waiting } })
      .sort({ dateCreated: 1, _id: 1 })
      .limit(most)
      .lean();
    const names = await businessNamesOf(found.map(({ businessId }) => businessId));
    const reviews = await ReviewModel.find({
      _id: { $in: found.map(({ reviewId }) => new Types.ObjectId(reviewId)) },
    }).lean();
    const stars = new Map(reviews.map(({ _id, rating }) => [_id.toHexString(), rating]));
    return found.map(({ _id, businessId, reviewId, status, dateCreated }) => ({
      id: _id.toHexString(),
      subject: names.get(businessId) ?? '–',
      detail: '★'.repeat(stars.get(reviewId) ?? 0) || null,
      reason: status === 'editMissed' ? 'EDIT_MISSED' : null,
      since: dateCreated,
      url: pathTo('adminDispute', { disputeId: _id.toHexString() }),
    }));
  },
  url: pathTo('adminDisputes'),
  touchedBy: ['dispute.changed', 'review.changed'],
};
