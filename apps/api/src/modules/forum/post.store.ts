import { imagesIn, limits, mentionsIn, plainTextOf, type RichTextDocument } from '@wiki/domain';
import { Types } from 'mongoose';
import { can } from '../../authz/actions.ts';
import type { MaybeViewer, Viewer } from '../../authz/session.ts';
import { finderOf, parseObjectId } from '../../platform/database/object-id.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { type AskedFields, partFinderOf } from '../../platform/reads/index.ts';
import { attachFiles, type FileUser, releaseFiles } from '../files/index.ts';
import {
  DiscussionCommentModel,
  type DiscussionCommentRecord,
  DiscussionModel,
  type DiscussionRecord,
  type NamedPerson,
  type PostRecord,
  type PostVersionRecord,
} from './forum.model.ts';

/** The discussion with the id in any state, or null. Joins the caller's transaction. */
export const findDiscussion = finderOf(DiscussionModel);

/** The comment with the id in any state, or null. Joins the caller's transaction. */
export const findDiscussionComment = finderOf(DiscussionCommentModel);

const isVisible = (post: Pick<PostRecord, 'status' | 'authorId'>, viewer: MaybeViewer): boolean =>
  post.status === 'PUBLISHED' || can(viewer, 'forum.readHidden', post);

/** The discussion with the id if the viewer may read it, else null. Joins the caller's transaction. */
export async function readDiscussion(
  id: string,
  viewer: MaybeViewer,
): Promise<DiscussionRecord | null> {
  const discussion = await findDiscussion(id);
  return discussion && isVisible(discussion, viewer) ? discussion : null;
}

const findDiscussionPart = partFinderOf(DiscussionModel, { always: ['status', 'authorId'] });

/** The same, read as far as it was asked for. */
export async function readDiscussionPart(
  id: string,
  viewer: MaybeViewer,
  asked: AskedFields,
): Promise<DiscussionRecord | null> {
  const discussion = await findDiscussionPart(id, asked);
  return discussion && isVisible(discussion, viewer) ? discussion : null;
}

/** The comment with the id if the viewer may read it and its discussion, else null. */
export async function readComment(
  id: string,
  viewer: MaybeViewer,
): Promise<DiscussionCommentRecord | null> {
  const comment = await findDiscussionComment(id);
  if (!comment || !isVisible(comment, viewer)) return null;
  return (await readDiscussion(comment.discussionId, viewer)) && comment;
}

/** The people that a document mentions. */
export const namedIn = (body: RichTextDocument): NamedPerson[] =>
  mentionsIn(body)
    .filter(({ kind }) => kind === 'user')
    .map(({ id, label }) => ({ userId: id, label }));

/** What a body is stored with; after an edit, those whom an earlier version named are still known. */
export function bodyFields(body: RichTextDocument, before?: Pick<PostRecord, 'named'>) {
  const all = [...namedIn(body), ...(before?.named ?? [])];
  const once = new Map(all.map((each) => [`${each.userId}:${each.label}`, each]));
  return {
    body,
    text: plainTextOf(body),
    images: imagesIn(body).map(({ fileId }) => fileId),
    named: [...once.values()],
  };
}

/** A post as a user of files. */
export const fileUserOf = ({ _id }: Pick<PostRecord, '_id'>): FileUser =>
  `post:${_id.toHexString()}`;

/**
 * Lets a post use the pictures it shows now, and no longer those it showed before. New ones are the
 * author's own. Joins the caller's transaction.
 * @throws Refusal `NOT_FOUND` on `body` for a picture that isn't.
 */
export async function showImages(
  post: Pick<PostRecord, '_id'>,
  {
    authorId,
    before,
    after,
  }: { authorId: string; before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const added = after.filter((fileId) => !before.includes(fileId));
  await attachFiles({
    ownerId: authorId,
    files: added.map((fileId) => ({ fileId, purpose: 'POST_IMAGE' as const, field: 'body' })),
    usedBy: fileUserOf(post),
  });
  await releaseFiles(
    fileUserOf(post),
    before.filter((fileId) => !after.includes(fileId)),
  );
}

/** What a new post starts with. */
export const newPost = (viewer: Viewer, isHeld: boolean) => ({
  _id: new Types.ObjectId(),
  authorId: viewer.userId,
  businessId: viewer.businessId,
  status: isHeld ? ('HELD' as const) : ('PUBLISHED' as const),
  reason: null,
  removed: null,
  dateCreated: new Date(),
  dateEdited: null,
  likeCount: 0,
  versions: [],
});

/**
 * The versions of a post once another one takes the place of what it says. What was held or refused
 * is none of them: nobody but its author was ever to read it.
 */
export function versionsWith(
  { versions, text, status, dateEdited, dateCreated }: PostRecord,
  title: string | null,
): PostVersionRecord[] {
  if (status !== 'PUBLISHED') return versions;
  const last = { title, text, dateWritten: dateEdited ?? dateCreated };
  return [last, ...versions].slice(0, limits.forum.versions);
}

/** Changes a discussion and returns it as it is now. Joins the caller's transaction. */
export async function changeDiscussion(
  { _id }: Pick<DiscussionRecord, '_id'>,
  changes: Partial<DiscussionRecord>,
  increments: Partial<Record<'commentCount' | 'likeCount', number>> = {},
): Promise<DiscussionRecord> {
  const after = await DiscussionModel.findOneAndUpdate(
    { _id },
    { $set: changes, $inc: increments },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw refuse('NOT_FOUND', 'discussionId');
  return after;
}

/** Changes a comment and returns it as it is now. Joins the caller's transaction. */
export async function changeComment(
  { _id }: Pick<DiscussionCommentRecord, '_id'>,
  changes: Partial<DiscussionCommentRecord>,
): Promise<DiscussionCommentRecord> {
  const after = await DiscussionCommentModel.findOneAndUpdate(
    { _id },
    { $set: changes },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw refuse('NOT_FOUND', 'id');
  return after;
}

/**
 * Counts a comment for its discussion and for the comment it replies to: 1 when it is published, −1
 * when it isn't any more. Call it first: of many at once those who lose start again before they have
 * done more. Joins the caller's transaction.
 */
export async function countComment(
  { discussionId, parentId }: Pick<DiscussionCommentRecord, 'discussionId' | 'parentId'>,
  change: 1 | -1,
  active?: { dateActive: Date; lastActorId: string },
): Promise<DiscussionRecord> {
  const _id = parseObjectId(discussionId);
  if (!_id) throw refuse('NOT_FOUND', 'discussionId');
  const discussion = await changeDiscussion({ _id }, active ?? {}, { commentCount: change });
  const parent = parentId === null ? null : parseObjectId(parentId);
  if (parent) {
    await DiscussionCommentModel.updateOne({ _id: parent }, { $inc: { replyCount: change } });
  }
  return discussion;
}
