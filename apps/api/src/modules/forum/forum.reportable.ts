import { pathTo, type SubjectState, underReview } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import type { Reportable, Subject, SubjectChange } from '../../kits/moderation/index.ts';
import { type ListedModel, reading } from '../../platform/database/model.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { PostChange } from './forum.events.ts';
import {
  DiscussionCommentModel,
  type DiscussionCommentRecord,
  DiscussionModel,
  type DiscussionRecord,
  type PostRecord,
  type PostStatus,
} from './forum.model.ts';
import { commentChange, discussionChange } from './post-events.ts';
import {
  changeComment,
  changeDiscussion,
  countComment,
  findDiscussion,
  findDiscussionComment,
  readComment,
  readDiscussion,
} from './post.store.ts';

const idOf = ({ _id }: PostRecord): string => _id.toHexString();

/** What stands while reports hide it is removed with a reason of its own. */
function stateOf({ status, reason, removed, authorId }: PostRecord): SubjectState {
  if (status === 'PUBLISHED') return 'SHOWN';
  if (status === 'HELD') return 'HELD';
  if (status === 'REFUSED') return 'EDIT_ASKED';
  if (reason?.key === underReview) return 'HIDDEN';
  // What was emptied with its author's account is not to be restored either.
  const isGone = removed === null || (removed.by !== null && removed.by === authorId);
  return isGone ? 'GONE' : 'REMOVED';
}

const common = (post: PostRecord) => ({
  id: idOf(post),
  authorId: post.authorId,
  businessId: null,
  language: post.language,
  dateWritten: post.dateCreated,
  dateEdited: post.dateEdited,
  state: stateOf(post),
});

/** A discussion as moderation sees it. */
export const discussionSubject = (discussion: DiscussionRecord): Subject => ({
  ...common(discussion),
  kind: 'discussion',
  title: discussion.title,
  text: [discussion.text, discussion.tags.map((tag) => `#${tag}`).join(' ')]
    .filter(Boolean)
    .join('\n\n'),
  path: pathTo('discussion', { discussionId: idOf(discussion) }),
});

/** A comment as moderation sees it. */
export const commentSubject = (comment: DiscussionCommentRecord): Subject => ({
  ...common(comment),
  kind: 'discussionComment',
  title: null,
  text: comment.text,
  path: `${pathTo('discussion', { discussionId: comment.discussionId })}?comment=${idOf(comment)}`,
});

const states = ['SHOWN', 'HELD', 'HIDDEN', 'EDIT_ASKED', 'REMOVED'] as const;

const statusOf: Partial<Record<SubjectState, PostStatus>> = {
  SHOWN: 'PUBLISHED',
  HELD: 'HELD',
  EDIT_ASKED: 'REFUSED',
  HIDDEN: 'REMOVED',
  REMOVED: 'REMOVED',
};

/** How a post stands after a change, and what that is called. */
function changed(post: PostRecord, { to, by, reason }: SubjectChange) {
  const status = statusOf[to];
  if (!status || stateOf(post) === 'GONE') throw refuse('ILLEGAL_TRANSITION');
  const from = post.removed?.from ?? post.status;
  const changes: Partial<PostRecord> = {
    status,
    reason: to === 'SHOWN' || to === 'HELD' ? null : reason,
    removed: status === 'REMOVED' ? { at: new Date(), by, from } : null,
  };
  const change: PostChange =
    to === 'SHOWN'
      ? post.status === 'HELD'
        ? 'published'
        : 'restored'
      : to === 'HELD'
        ? 'heldAgain'
        : to === 'EDIT_ASKED'
          ? 'refused'
          : 'removed';
  return { changes, change };
}

/** What was written lately, by whom, and how much of it was accepted: the same of every kind of post. */
const writtenIn = <Post extends PostRecord>(
  model: ListedModel<Post>,
  subjectOf: (post: Post) => Subject,
  textOf: (post: Post) => string,
): Pick<Reportable, 'recent' | 'writtenBy' | 'countAccepted'> => {
  const newest = (filter: QueryFilter<PostRecord>, limit: number) =>
    reading(model)
      .find(filter as QueryFilter<Post>)
      .sort({ dateCreated: -1, _id: -1 })
      .limit(limit)
      .lean<Post[]>();
  return {
    async recent(since, limit) {
      const found = await newest({ status: 'PUBLISHED', dateCreated: { $gte: since } }, limit);
      return found.map((post) => ({ id: idOf(post), text: textOf(post), date: post.dateCreated }));
    },
    writtenBy: async (authorId, limit) => (await newest({ authorId }, limit)).map(subjectOf),
    countAccepted: (authorId, before, limit) => {
      const accepted: QueryFilter<PostRecord> = {
        authorId,
        status: 'PUBLISHED',
        dateCreated: { $lt: before },
      };
      return reading(model).countDocuments(accepted as QueryFilter<Post>, { limit });
    },
  };
};

/** Discussions, as reports and the queue find them. */
export const reportableDiscussions: Reportable = {
  kind: 'discussion',
  states,
  async find(id) {
    const discussion = await findDiscussion(id);
    return discussion && discussionSubject(discussion);
  },
  isShownTo: async (id, viewer) => (await readDiscussion(id, viewer))?.status === 'PUBLISHED',
  async contextOf(id) {
    const discussion = await findDiscussion(id);
    return (
      discussion && {
        title: discussion.title,
        path: pathOf(discussion),
        pieces: [first(discussion, true)],
      }
    );
  },
  async set(id, change) {
    const discussion = await findDiscussion(id);
    if (!discussion) throw refuse('NOT_FOUND', 'id');
    const { changes, change: name } = changed(discussion, change);
    const unpinned = changes.status === 'PUBLISHED' ? {} : { isPinned: false };
    const [type, data] = discussionChange(
      await changeDiscussion(discussion, { ...changes, ...unpinned }),
      name,
    );
    await recordEvent(type, change.by, data);
  },
  ...writtenIn(
    DiscussionModel,
    discussionSubject,
    ({ title, text, tags }) => `${title}\n${text}\n${tags.join(' ')}`,
  ),
};

const pathOf = (discussion: DiscussionRecord) =>
  pathTo('discussion', { discussionId: idOf(discussion) });

const pieceOf = (post: PostRecord, isSubject: boolean, skipped = 0) => ({
  id: idOf(post),
  authorId: post.authorId,
  text: post.text,
  date: post.dateCreated,
  isSubject,
  skipped,
});

const first = (discussion: DiscussionRecord, isSubject: boolean) => pieceOf(discussion, isSubject);

/** How many comments are shown before and after the one in question. */
const around = 2;

/** Comments, as reports and the queue find them. */
export const reportableComments: Reportable = {
  kind: 'discussionComment',
  states,
  async find(id) {
    const comment = await findDiscussionComment(id);
    return comment && commentSubject(comment);
  },
  isShownTo: async (id, viewer) => (await readComment(id, viewer))?.status === 'PUBLISHED',
  async contextOf(id) {
    const comment = await findDiscussionComment(id);
    const discussion = comment && (await findDiscussion(comment.discussionId));
    if (!comment || !discussion) return null;
    const { discussionId, dateCreated } = comment;
    const beside = { discussionId, status: 'PUBLISHED' as const, _id: { $ne: comment._id } };
    const earlier = { ...beside, dateCreated: { $lte: dateCreated } };
    const before = await DiscussionCommentModel.find(earlier)
      .sort({ dateCreated: -1, _id: -1 })
      .limit(around)
      .lean();
    const after = await DiscussionCommentModel.find({
      ...beside,
      dateCreated: { $gt: dateCreated },
    })
      .sort({ dateCreated: 1, _id: 1 })
      .limit(around)
      .lean();
    const skipped = (await DiscussionCommentModel.countDocuments(earlier)) - before.length;
    const comments = [...before.toReversed(), comment, ...after];
    return {
      title: discussion.title,
      path: pathOf(discussion),
      pieces: [
        first(discussion, false),
        ...comments.map((each, index) =>
          pieceOf(each, each._id.equals(comment._id), index === 0 ? skipped : 0),
        ),
      ],
    };
  },
  async set(id, change) {
    const comment = await findDiscussionComment(id);
    if (!comment) throw refuse('NOT_FOUND', 'id');
    const { changes, change: name } = changed(comment, change);
    const by = Number(changes.status === 'PUBLISHED') - Number(comment.status === 'PUBLISHED');
    if (by !== 0) await countComment(comment, by > 0 ? 1 : -1);
    const [type, data] = commentChange(await changeComment(comment, changes), name);
    await recordEvent(type, change.by, data);
  },
  ...writtenIn(DiscussionCommentModel, commentSubject, ({ text }) => text),
};
