import { mentionsIn, underReview } from '@wiki/domain';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import type { NotificationType } from '../../kits/notifications/index.ts';
import { blockedAmong } from '../blocks/index.ts';
import { notifyLater } from '../notifications/index.ts';
import { administratorIds } from '../users/index.ts';
import type { PostChange } from './forum.events.ts';
import {
  type DiscussionCommentRecord,
  type DiscussionRecord,
  DiscussionStateModel,
  type PostRecord,
} from './forum.model.ts';
import { findDiscussion, findDiscussionComment } from './post.store.ts';

/** What a decision of an administrator tells the author of a discussion or a comment. */
const decisions: Partial<Record<PostChange, NotificationType>> = {
  refused: 'postRefused',
  removed: 'postRemoved',
  restored: 'postRestored',
  heldAgain: 'postHeldAgain',
};

/** Tells authors, followers and those who are mentioned what happens in the forum, once. */
export const forumConsumer: EventConsumer = {
  name: 'forum',
  types: ['discussion.changed', 'discussionComment.changed'],
  subject: ({ data }) => (data as EventMap['discussion.changed']).discussionId,
  async handle(event) {
    const { discussionId, commentId, change } = event.data as EventMap['discussion.changed'];
    const discussion = await findDiscussion(discussionId);
    if (!discussion) return;
    const comment = commentId === null ? null : await findDiscussionComment(commentId);
    const news = new News(event, discussion, comment);
    if (change === 'published') await news.ofPublication();
    else if (change === 'held') await news.tell(await administratorIds('MODERATION'), 'postHeld');
    else if (change === 'accepted') await news.tell([comment?.authorId ?? null], 'answerAccepted');
    else if (change === 'liked') await news.ofLike();
    else await news.ofDecision();
  },
};

/** Those of some people whom no block divides from who acted. */
async function unlessBlocked(userIds: string[], actorId: string | null): Promise<string[]> {
  if (actorId === null) return userIds;
  const blocked = await blockedAmong(actorId, userIds);
  return userIds.filter((id) => !blocked.has(id));
}

/** Who hears what of one event. Nobody hears of their own act, and nobody twice. */
class News {
  readonly #event: EventRecord;
  readonly #discussion: DiscussionRecord;
  readonly #comment: DiscussionCommentRecord | null;
  readonly #told = new Set<string>();

  constructor(
    event: EventRecord,
    discussion: DiscussionRecord,
    comment: DiscussionCommentRecord | null,
  ) {
    this.#event = event;
    this.#discussion = discussion;
    this.#comment = comment;
    if (event.actorId !== null) this.#told.add(event.actorId);
  }

  get #post(): PostRecord {
    return this.#comment ?? this.#discussion;
  }

  async tell(userIds: readonly (string | null)[], type: NotificationType): Promise<void> {
    const fresh = userIds.filter((id) => id !== null && !this.#told.has(id)) as string[];
    for (const id of fresh) this.#told.add(id);
    if (fresh.length === 0) return;
    const cause = this.#event._id.toHexString();
    const { actorId } = this.#event;
    await notifyLater(fresh, { type, params: this.#params(), cause, actorId });
  }

  async ofPublication(): Promise<void> {
    // After an administrator's decision the author hears of it; otherwise they did it themselves.
    await this.tell([this.#post.authorId], 'postPublished');
    const named = mentionsIn(this.#post.body).filter(({ kind }) => kind === 'user');
    await this.tell(await this.#unlessClosed(named.map(({ id }) => id)), 'postMention');
    if (!this.#comment) return;
    const parent =
      this.#comment.parentId === null ? null : await findDiscussionComment(this.#comment.parentId);
    if (parent?.authorId) await this.tell(await this.#unlessClosed([parent.authorId]), 'postReply');
    await this.tell(await this.#watchers(), 'discussionReply');
  }

  async ofLike(): Promise<void> {
    const { authorId } = this.#post;
    const { actorId } = this.#event;
    if (authorId) await this.tell(await unlessBlocked([authorId], actorId), 'postLiked');
  }

  async ofDecision(): Promise<void> {
    const { change } = this.#event.data as EventMap['discussion.changed'];
    const isHidden = change === 'removed' && this.#post.reason?.key === underReview;
    const type = isHidden ? 'postHidden' : decisions[change];
    if (type) await this.tell([this.#post.authorId], type);
  }

  async #watchers(): Promise<string[]> {
    const discussionId = this.#discussion._id.toHexString();
    const found = await DiscussionStateModel.find({ discussionId, level: 'WATCHING' }).lean();
    return unlessBlocked(
      found.map(({ userId }) => userId),
      this.#post.authorId,
    );
  }

  /** Those of some people who neither muted the discussion nor are divided by a block from who wrote. */
  async #unlessClosed(userIds: readonly string[]): Promise<string[]> {
    const discussionId = this.#discussion._id.toHexString();
    const muted = await DiscussionStateModel.find({
      discussionId,
      userId: { $in: [...userIds] },
      level: 'MUTED',
    }).lean();
    const closed = new Set(muted.map(({ userId }) => userId));
    const open = userIds.filter((id) => !closed.has(id));
    return unlessBlocked(open, this.#post.authorId);
  }

  #params(): Record<string, string> {
    const { reason } = this.#post;
    return {
      discussionId: this.#discussion._id.toHexString(),
      title: this.#discussion.title,
      ...(this.#comment ? { commentId: this.#comment._id.toHexString() } : {}),
      ...(reason?.key ? { reasonKey: reason.key } : {}),
      ...(reason?.text ? { reasonText: reason.text } : {}),
    };
  }
}
