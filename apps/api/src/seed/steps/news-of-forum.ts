import type { DiscussionToSeed } from '../../modules/forum/index.ts';
import type { News } from '../../modules/notifications/index.ts';

/** What somebody is told of others. */
export type NewsOfForum = Pick<News, 'type' | 'params'> & { actorId: string };

/** What happened in these discussions to what somebody wrote, and where others named them. */
export function newsOfForum(
  userId: string,
  discussions: readonly DiscussionToSeed[],
): NewsOfForum[] {
  const news: NewsOfForum[] = [];
  for (const { id, title, authorId, likedBy, comments } of discussions) {
    const about = { discussionId: id.toHexString(), title };
    const tell = (type: News['type'], actorId: string, comment?: (typeof comments)[number]) => {
      if (actorId === userId) return;
      const commentId = comment?.id?.toHexString();
      news.push({ type, actorId, params: commentId ? { ...about, commentId } : about });
    };
    const isOwn = authorId === userId;
    if (isOwn) for (const liker of likedBy) tell('postLiked', liker);
    for (const comment of comments) {
      const isOwnComment = comment.authorId === userId;
      if (isOwn) tell('discussionReply', comment.authorId, comment);
      if (isOwnComment && comment.isAccepted) tell('answerAccepted', authorId, comment);
      if (isOwnComment)
        for (const liker of comment.likedBy ?? []) tell('postLiked', liker, comment);
      for (const reply of comment.replies ?? []) {
        if (reply.mention?.id === userId) tell('postMention', reply.authorId, reply);
        else if (isOwnComment) tell('postReply', reply.authorId, reply);
        else if (isOwn) tell('discussionReply', reply.authorId, reply);
      }
    }
  }
  return news;
}
