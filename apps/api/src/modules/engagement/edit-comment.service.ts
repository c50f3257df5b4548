import { editListingCommentSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import { assertVerifiedEmail } from '../../authz/verified-email.ts';
import type { Context } from '../../graphql/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { assertClean } from '../moderation/index.ts';
import { commentQuota } from './add-comment.service.ts';
import { CommentModel, type CommentRecord } from './comment.model.ts';
import { findPublicComment, recordCommentChange } from './comment.store.ts';

/**
 * Changes the text of the caller's comment within an hour. Refuses like `addListingComment`; throws
 * `FORBIDDEN` for others' and later.
 */
export async function editListingComment(
  ctx: Pick<Context, 'viewer' | 'config'>,
  input: unknown,
): Promise<{ comment: CommentRecord }> {
  const { userId } = signedIn(ctx.viewer);
  const { commentId, text } = parseInput(editListingCommentSchema, input);
  assertVerifiedEmail(ctx);
  const found = await findPublicComment(commentId);
  if (!found) throw refuse('NOT_FOUND', 'commentId');
  assertCan(ctx.viewer, 'comment.edit', found.comment);
  await limit('comment.edit', userId, commentQuota);
  await assertClean([{ text, field: 'text' }], 'POST_BLACKLISTED');

  return inTransaction(async () => {
    const current = await findPublicComment(commentId);
    if (!current) throw refuse('NOT_FOUND', 'commentId');
    const change = { text, dateEdited: new Date() };
    const comment = { ...current.comment, ...change };
    await CommentModel.updateOne({ _id: comment._id }, change);
    await recordCommentChange(userId, 'edited', comment, null);
    return { comment };
  });
}
