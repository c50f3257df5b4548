import { limits } from '@wiki/domain';
import type { Context } from '../../../graphql/context.ts';
import { badArgument } from '../../../platform/errors/errors.ts';
import { isPublic, type ListingRecord } from '../../listings/index.ts';
import { CommentModel, type CommentRecord } from './comment.model.ts';

/** A question beneath a listing that its seller answered. */
export interface AnsweredQuestionView {
  comment: CommentRecord;
  listing: ListingRecord;
}

/** Some answers are to one question, some listings are hidden: so many more are read. */
const spare = 4;

/** The questions beneath the published listings of a business that it answered last. */
export async function answeredQuestions(
  businessId: string,
  first: number,
  { loaders }: Pick<Context, 'loaders'>,
): Promise<AnsweredQuestionView[]> {
  const { answeredQuestions: most } = limits.business;
  if (first < 1 || first > most) throw badArgument('first', `between 1 and ${most}`);
  const shown = { isDeleted: false, isHeld: false };
  const answers = await CommentModel.find({
    businessId,
    isBySeller: true,
    replyToId: { $ne: null },
    ...shown,
  })
    .sort({ dateCreated: -1, _id: -1 })
    .limit(first * spare)
    .lean();
  const asked = [...new Set(answers.map(({ replyToId }) => replyToId))];
  const found = await CommentModel.find({
    _id: { $in: asked },
    isBySeller: false,
    // Not all that is written beneath a listing asks.
    text: /\?/,
    ...shown,
  }).lean();
  const byId = new Map(found.map((comment) => [comment._id.toHexString(), comment]));
  const questions = await Promise.all(
    asked.map(async (id) => {
      const comment = byId.get(id ?? '');
      const listing = comment && (await loaders.listingById.load(comment.listingId));
      return listing && isPublic(listing) ? { comment, listing } : null;
    }),
  );
  return questions.filter((each) => each !== null).slice(0, first);
}
