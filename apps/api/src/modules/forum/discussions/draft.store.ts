import { imagesIn } from '@wiki/domain';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { releaseFiles } from '../../files/index.ts';
import { DiscussionDraftModel, type DiscussionDraftRecord } from '../forum.model.ts';
import { fileUserOf } from '../post.store.ts';

/**
 * Drops a draft once what it held is published; its pictures go too, unless that shows them. Joins
 * the caller's transaction.
 */
export async function dropDraft(userId: string, draftId: string | null | undefined): Promise<void> {
  const _id = draftId == null ? null : parseObjectId(draftId);
  const draft = _id && (await DiscussionDraftModel.findOneAndDelete({ _id, userId }).lean());
  if (draft) await releaseFiles(fileUserOf(draft), fileIdsIn(draft));
}

/** The pictures of a draft. */
export const fileIdsIn = ({ body }: Pick<DiscussionDraftRecord, 'body'>): string[] =>
  imagesIn(body).map(({ fileId }) => fileId);
