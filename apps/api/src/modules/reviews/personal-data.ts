import type { UserRecord } from '../users/index.ts';
import { DisputeModel, type DisputeRecord } from './disputes/dispute.model.ts';
import { ReviewModel, type ReviewRecord } from './review.model.ts';

/** The reviews a person wrote, in every state, and the disputes about them, for the export of their data. */
export async function reviewDataOf(userId: string): Promise<Record<string, unknown>> {
  const own = await ReviewModel.find({ authorId: userId }).sort({ dateCreated: 1, _id: 1 }).lean();
  const disputes = await DisputeModel.find({ authorId: userId }).sort({ dateCreated: 1 }).lean();
  return { reviews: own.map(portable), disputes: disputes.map(portableDispute) };
}

function portable(review: ReviewRecord): Record<string, unknown> {
  const { _id, authorId: _self, businessActive: _copy, version: _version, ...data } = review;
  return { reviewId: _id.toHexString(), ...data };
}

function portableDispute({
  _id,
  authorId: _self,
  ...data
}: DisputeRecord): Record<string, unknown> {
  return { disputeId: _id.toHexString(), ...data };
}

/** What a person wrote stays without its author. Joins the transaction that erases them. */
export async function eraseAuthor({ _id }: UserRecord): Promise<void> {
  const authorId = _id.toHexString();
  await ReviewModel.updateMany({ authorId }, { $set: { authorId: null }, $inc: { version: 1 } });
  await DisputeModel.updateMany({ authorId }, { $set: { authorId: null } });
}
