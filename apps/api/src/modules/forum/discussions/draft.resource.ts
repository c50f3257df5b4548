import { isDeepStrictEqual } from 'node:util';
import { limits } from '@wiki/domain';
import { draftIdSchema, saveDiscussionDraftSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { perMinute, write } from '../../../kits/resource/index.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { DiscussionDraftModel, type DiscussionDraftRecord } from '../forum.model.ts';
import { namedIn, showImages } from '../post.store.ts';
import { dropDraft, fileIdsIn } from './draft.store.ts';

/** The viewer's drafts, the last saved first. */
export async function myDiscussionDrafts({
  viewer,
}: Pick<Context, 'viewer'>): Promise<DiscussionDraftRecord[]> {
  const { userId } = signedIn(viewer);
  return DiscussionDraftModel.find({ userId })
    .sort({ dateSaved: -1, _id: -1 })
    .limit(limits.forum.drafts)
    .lean();
}

/** Keeps the pictures of a draft while it shows them. Joins the caller's transaction. */
const keepImages = (
  draft: DiscussionDraftRecord,
  before: Pick<DiscussionDraftRecord, 'body'> | null,
): Promise<void> =>
  showImages(draft, {
    authorId: draft.userId,
    before: before ? fileIdsIn(before) : [],
    after: fileIdsIn(draft),
  });

/**
 * Keeps a reply that could not be published as a draft; sent again it is the same draft.
 * Joins the caller's transaction.
 * @returns null when the person has as many drafts as one may have
 */
export async function keepReply(
  userId: string,
  { body, language }: Pick<DiscussionDraftRecord, 'body' | 'language'>,
): Promise<DiscussionDraftRecord | null> {
  const drafts = await DiscussionDraftModel.find({ userId }).limit(limits.forum.drafts).lean();
  const known = drafts.find((draft) => !draft.title && isDeepStrictEqual(draft.body, body));
  if (known || drafts.length >= limits.forum.drafts) return known ?? null;
  const draft: DiscussionDraftRecord = {
    _id: new Types.ObjectId(),
    userId,
    discussionId: null,
    title: '',
    body,
    category: null,
    tags: [],
    language,
    named: namedIn(body),
    version: 1,
    dateSaved: new Date(),
  };
  await keepImages(draft, null);
  await DiscussionDraftModel.create([draft]);
  return draft;
}

/**
 * Saves a draft as it was read before; a tab that saves an older version is refused with `CONFLICT`,
 * so that neither of two tabs loses what was typed. More drafts than twenty are `FIELD_TOO_LONG`.
 */
export const saveDiscussionDraft = write({
  input: saveDiscussionDraftSchema,
  may: 'forum.write',
  limit: { name: 'forum.draft', quota: perMinute(limits.forum.savedPerMinute) },
  async act({ viewer: { userId }, input: { draftId, version, ...said } }) {
    const fields = {
      ...said,
      discussionId: said.discussionId ?? null,
      category: said.category ?? null,
      named: namedIn(said.body),
      dateSaved: new Date(),
    };
    if (draftId == null) {
      const count = await DiscussionDraftModel.countDocuments({ userId });
      if (count >= limits.forum.drafts) throw refuse('FIELD_TOO_LONG', 'draftId');
      const draft: DiscussionDraftRecord = {
        _id: new Types.ObjectId(),
        userId,
        ...fields,
        version: 1,
      };
      await keepImages(draft, null);
      await DiscussionDraftModel.create([draft]);
      return { draft };
    }
    const _id = parseObjectId(draftId);
    const before = _id && (await DiscussionDraftModel.findOne({ _id, userId }).lean());
    if (!before) throw refuse('NOT_FOUND', 'draftId');
    const draft = await DiscussionDraftModel.findOneAndUpdate(
      { _id, userId, version },
      { $set: { ...fields, version: version + 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!draft) throw refuse('CONFLICT', 'version');
    await keepImages(draft, before);
    return { draft };
  },
});

/** Drops one of the viewer's drafts; one that is gone already is no matter. */
export const deleteDiscussionDraft = write({
  input: draftIdSchema,
  may: 'forum.write',
  async act({ viewer: { userId }, input: { draftId } }) {
    await dropDraft(userId, draftId);
    return { ok: true };
  },
});
