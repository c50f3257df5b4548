import {
  documentOf,
  type Language,
  type ReasonGiven,
  type RichTextDocument,
  type RichTextMention,
} from '@wiki/domain';
import { Types } from 'mongoose';
import { titleKeysOf } from './discussions/title-keys.ts';
import {
  DiscussionCommentModel,
  DiscussionDraftModel,
  DiscussionModel,
  DiscussionStateModel,
  type PostRecord,
  type PostStatus,
  PostLikeModel,
} from './forum.model.ts';
import { bodyFields } from './post.store.ts';

// What people discuss, written without them: for the demonstration. It joins the caller's
// transaction, notifies nobody and records no event. Counts are those of what is written.

/** How a post stands that is not published. */
interface Standing {
  status?: PostStatus;
  /** Why it was removed, when, and by whom; nobody when reports hid it. */
  removal?: { reason: ReasonGiven; by: string | null; at: Date };
}

export interface CommentToSeed extends Standing {
  /** Given where something else is about it. */
  id?: Types.ObjectId;
  authorId: string;
  businessId: string | null;
  /** Whom it begins by naming. */
  mention?: RichTextMention | undefined;
  text: string;
  date: Date;
  isAccepted?: boolean;
  /** Who likes it. */
  likedBy?: readonly string[];
  replies?: readonly CommentToSeed[];
}

export interface DiscussionToSeed extends Standing {
  id: Types.ObjectId;
  authorId: string;
  businessId: string | null;
  language: Language;
  category: string;
  tags: readonly string[];
  title: string;
  text: string;
  date: Date;
  /** What it said before it was edited, two hours later. */
  before?: { title: string; text: string };
  isPinned?: boolean;
  isFeatured?: boolean;
  likedBy: readonly string[];
  comments: readonly CommentToSeed[];
}

const likesOf = (postId: string, userIds: readonly string[], dateCreated: Date) =>
  userIds.map((userId) => ({ _id: new Types.ObjectId(), postId, userId, dateCreated }));

/** A text, after the name of whom it is said to. */
function bodyOf({ text, mention }: Pick<CommentToSeed, 'text' | 'mention'>): RichTextDocument {
  const body = documentOf(text);
  if (!mention) return body;
  const [first, ...others] = body.content;
  const said = first?.type === 'paragraph' ? (first.content ?? []) : [];
  const named = [
    { type: 'mention' as const, attrs: mention },
    { type: 'text' as const, text: ' ' },
  ];
  return { ...body, content: [{ type: 'paragraph', content: [...named, ...said] }, ...others] };
}

const postOf = (
  _id: Types.ObjectId,
  {
    authorId,
    businessId,
    date,
    status = 'PUBLISHED',
    removal,
    likedBy = [],
    ...said
  }: Omit<CommentToSeed, 'replies'>,
  language: Language,
): PostRecord => ({
  _id,
  authorId,
  businessId,
  language,
  ...bodyFields(bodyOf(said)),
  status: removal ? 'REMOVED' : status,
  reason: removal?.reason ?? null,
  removed: removal ? { at: removal.at, by: removal.by, from: status } : null,
  dateCreated: date,
  dateEdited: null,
  likeCount: likedBy.length,
  versions: [],
});

const editDelay = 2 * 3_600_000;

/** What an edit leaves behind. */
const editedFrom = ({ before, date }: Pick<DiscussionToSeed, 'before' | 'date'>) =>
  before
    ? {
        dateEdited: new Date(date.getTime() + editDelay),
        versions: [{ ...before, dateWritten: date }],
      }
    : {};

/** Writes what somebody began to write and did not publish. */
export async function seedDiscussionDraft({
  text,
  ...said
}: {
  userId: string;
  language: Language;
  category: string;
  tags: string[];
  title: string;
  text: string;
  dateSaved: Date;
}): Promise<void> {
  await DiscussionDraftModel.create([
    { ...said, body: documentOf(text), discussionId: null, named: [], version: 1 },
  ]);
}

/** Writes a discussion with its comments, replies, likes and followers. */
export async function seedDiscussion({ id, comments, ...said }: DiscussionToSeed): Promise<void> {
  const discussionId = id.toHexString();
  const likes = likesOf(discussionId, said.likedBy, said.date);
  let acceptedCommentId: string | null = null;
  const records = comments.flatMap((comment) => {
    const _id = comment.id ?? new Types.ObjectId();
    if (comment.isAccepted) acceptedCommentId = _id.toHexString();
    const replies = comment.replies ?? [];
    likes.push(...likesOf(_id.toHexString(), comment.likedBy ?? [], comment.date));
    return [
      {
        ...postOf(_id, comment, said.language),
        discussionId,
        parentId: null,
        replyCount: replies.length,
      },
      ...replies.map((reply) => {
        const replyId = reply.id ?? new Types.ObjectId();
        likes.push(...likesOf(replyId.toHexString(), reply.likedBy ?? [], reply.date));
        return {
          ...postOf(replyId, reply, said.language),
          discussionId,
          parentId: _id.toHexString(),
          replyCount: 0,
        };
      }),
    ];
  });
  const last = records.toSorted((a, b) => b.dateCreated.getTime() - a.dateCreated.getTime())[0];
  const post = postOf(id, said, said.language);
  await DiscussionModel.create([
    {
      ...post,
      ...editedFrom(said),
      title: said.title,
      titleKeys: titleKeysOf(said),
      category: said.category,
      tags: [...said.tags],
      isPinned: said.isPinned ?? false,
      isFeatured: said.isFeatured ?? false,
      isLocked: false,
      dateActive: last?.dateCreated ?? said.date,
      lastActorId: last?.authorId ?? said.authorId,
      commentCount: records.filter(({ status }) => status === 'PUBLISHED').length,
      acceptedCommentId,
    },
  ]);
  await DiscussionCommentModel.insertMany(records);
  await PostLikeModel.insertMany(likes);
  const followers = new Set([said.authorId, ...records.map(({ authorId }) => authorId ?? '')]);
  await DiscussionStateModel.insertMany(
    [...followers].map((userId) => ({
      userId,
      discussionId,
      level: 'WATCHING',
      readAt: said.date,
    })),
  );
}
