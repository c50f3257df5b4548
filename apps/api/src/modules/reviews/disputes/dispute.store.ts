import {
  type DisputeAction,
  disputeTransitions,
  nextDisputeStatus,
  type ReasonGiven,
} from '@wiki/domain';
import { Types } from 'mongoose';
import { finderOf } from '../../../platform/database/object-id.ts';
import { Refusal } from '../../../platform/errors/errors.ts';
import { DisputeModel, type DisputeRecord, type DisputeStepRecord } from './dispute.model.ts';

/** The dispute with the id, or null. Joins the caller's transaction. */
export const findDispute = finderOf(DisputeModel);

/** The dispute of a review, or null. Joins the caller's transaction. */
export async function findDisputeOf(reviewId: string): Promise<DisputeRecord | null> {
  return DisputeModel.findOne({ reviewId }).lean();
}

/** A step as the timeline tells it. */
export function stepOf(
  action: DisputeAction,
  reason: ReasonGiven | null = null,
  at = new Date(),
): DisputeStepRecord {
  return { action, party: disputeTransitions[action].by, at, reason };
}

/**
 * Writes a dispute that begins, joining the caller's transaction. A second one of a review is refused
 * by the database as a duplicate key.
 */
export async function createDispute(
  dispute: Pick<
    DisputeRecord,
    'reviewId' | 'businessId' | 'authorId' | 'nature' | 'details' | 'handling'
  > &
    Partial<DisputeRecord>,
): Promise<DisputeRecord> {
  const begin = stepOf('submit', null, dispute.dateCreated);
  const record: DisputeRecord = {
    _id: new Types.ObjectId(),
    status: 'submitted',
    dateCreated: begin.at,
    editDueAt: null,
    timeline: [begin],
    ...dispute,
  };
  await DisputeModel.create([record]);
  return record;
}

/**
 * Takes a dispute, as it was read, a step further: the only place that does. Joins the caller's
 * transaction, which records the event.
 * @throws Refusal `ILLEGAL_TRANSITION` when the domain's table has no such step, `CONFLICT` when
 * somebody else was first; both with the dispute as it is.
 */
export async function moveDispute(
  dispute: DisputeRecord,
  {
    action,
    reason = null,
    editDueAt = null,
  }: { action: DisputeAction; reason?: ReasonGiven | null; editDueAt?: Date | null },
): Promise<DisputeRecord> {
  const status = nextDisputeStatus(dispute.status, action);
  if (!status) throw illegalStep(dispute, action);
  const moved = await DisputeModel.findOneAndUpdate(
    { _id: dispute._id, status: dispute.status },
    { $set: { status, editDueAt }, $push: { timeline: stepOf(action, reason) } },
    { returnDocument: 'after' },
  ).lean();
  if (!moved) {
    const message = 'Someone else changed this meanwhile.';
    throw new Refusal([{ code: 'CONFLICT', message }], { dispute });
  }
  return moved;
}

/** The refusal of a step the table does not have, naming both states: the answer carries the dispute. */
export function illegalStep(dispute: DisputeRecord, action: DisputeAction): Refusal {
  const { to } = disputeTransitions[action];
  const message = `This cannot be done in the present state: from ${dispute.status} to ${to}.`;
  return new Refusal([{ code: 'ILLEGAL_TRANSITION', message }], { dispute });
}
