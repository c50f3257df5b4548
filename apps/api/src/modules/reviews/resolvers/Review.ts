import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type {
  ReviewResolvers,
  ReviewVersionResolvers,
} from '../../../graphql/generated/resolvers.ts';
import { isEditDue } from '../edit-due.ts';
import type { ReviewRecord } from '../review.model.ts';

const idOf = ({ _id }: ReviewRecord) => _id.toHexString();

/** A field that only the parties and administrators may read: null for everybody else. */
function whenParty<Value>(read: (review: ReviewRecord, ctx: Context) => Value) {
  return (review: ReviewRecord, _args: object, ctx: Context): Value | null =>
    can(ctx.viewer, 'review.readHidden', review) ? read(review, ctx) : null;
}

const disputeOf = (review: ReviewRecord, { loaders }: Pick<Context, 'loaders'>) =>
  loaders.disputeByReviewId.load(idOf(review));

export const Review: ReviewResolvers = {
  id: idOf,
  dateOfTransaction: ({ transactionDate }) => transactionDate,
  async business({ businessId }, _args, { loaders }) {
    const business = await loaders.businessById.load(businessId);
    if (!business) throw new Error(`The business ${businessId} of a review is missing.`);
    return business;
  },
  author: ({ authorId }, _args, { loaders }) =>
    authorId === null ? null : loaders.userById.load(authorId),
  previousVersion: whenParty(({ previousVersion }) => previousVersion),
  removalReason: whenParty(({ removalReason }) => removalReason),
  dispute: whenParty(disputeOf),
  async viewerCanEdit(review, _args, ctx) {
    if (!can(ctx.viewer, 'review.edit', review)) return false;
    const dispute = await disputeOf(review, ctx);
    return dispute !== null && isEditDue(dispute);
  },
  viewerCanReply: (review, _args, { viewer }) =>
    can(viewer, 'review.actForBusiness', review) &&
    review.reply === null &&
    review.status === 'published',
  async viewerCanDispute(review, _args, ctx) {
    if (!can(ctx.viewer, 'review.actForBusiness', review)) return false;
    return review.status === 'published' && (await disputeOf(review, ctx)) === null;
  },
};

export const ReviewVersion: ReviewVersionResolvers = {
  dateOfTransaction: ({ transactionDate }) => transactionDate,
};
