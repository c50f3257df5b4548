import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query, subscription } from '../../../kits/resource/index.ts';
import { askedFields, askedOfNodes } from '../../../platform/reads/index.ts';
import * as comment from '../comments/comment.resource.ts';
import { managedDiscussions } from '../discussions/managed-discussions.ts';
import * as discussion from '../discussions/discussion.resource.ts';
import * as draft from '../discussions/draft.resource.ts';
import { discussionChanged, forumChanged } from '../forum.live.ts';
import { forumCategories, forumTags } from '../discussions/forum-summary.ts';
import { mentionCandidates } from '../taking-part/mention-candidates.ts';
import * as participation from '../taking-part/participation.resource.ts';
import { withPeople } from './with-people.ts';
import { readComment, readDiscussionPart } from '../post.store.ts';
import { assertPageSize } from '../../../platform/database/keyset.ts';

const noDiscussion = { discussion: null };
const noComment = { comment: null, draft: null };

export const root = {
  Query: {
    async discussions(_parent, args, ctx, info) {
      const ids = await discussion.idsFor(ctx.viewer, args.filter ?? {});
      const among = ids.length > 0 ? () => ids : undefined;
      const page = await discussion.discussions.page(
        ctx,
        { ...args, ...(among && { among }) },
        askedOfNodes(info),
      );
      return withPeople(page, ctx, info);
    },
    pinnedDiscussions: discussion.pinnedDiscussions,
    discussion: (_parent, { id }, { viewer }, info) =>
      readDiscussionPart(id, viewer, askedFields(info)),
    discussionComment: (_parent, { id }, { viewer }) => readComment(id, viewer),
    forumCategories,
    forumTags(_parent, { first }) {
      assertPageSize(first);
      return forumTags(first);
    },
    myDiscussions: discussion.myDiscussions.resolve,
    managedDiscussions: (_parent, args, ctx, info) =>
      managedDiscussions(ctx, args, askedOfNodes(info)),
    myDiscussionDrafts: query(draft.myDiscussionDrafts),
    mentionCandidates(_parent, args, ctx) {
      assertPageSize(args.first);
      return mentionCandidates(ctx, args);
    },
  },
  Mutation: {
    createDiscussion: mutation(noDiscussion, discussion.createDiscussion),
    editDiscussion: mutation(noDiscussion, discussion.editDiscussion),
    deleteDiscussion: mutation(noDiscussion, discussion.deleteDiscussion),
    restoreDiscussion: mutation(noDiscussion, discussion.restoreDiscussion),
    moderateDiscussion: mutation(noDiscussion, discussion.moderateDiscussion),
    addDiscussionComment: mutation(noComment, comment.addDiscussionComment),
    editDiscussionComment: mutation(noComment, comment.editDiscussionComment),
    deleteDiscussionComment: mutation(noComment, comment.deleteDiscussionComment),
    restoreDiscussionComment: mutation(noComment, comment.restoreDiscussionComment),
    setPostLiked: mutation({ isLiked: false, likeCount: null }, participation.setPostLiked),
    acceptAnswer: mutation(noDiscussion, participation.acceptAnswer),
    setDiscussionFollowed: mutation(noDiscussion, participation.setDiscussionFollowed),
    setDiscussionBookmarked: mutation(noDiscussion, participation.setDiscussionBookmarked),
    markDiscussionRead: mutation(noDiscussion, participation.markDiscussionRead),
    saveDiscussionDraft: mutation({ draft: null }, draft.saveDiscussionDraft),
    deleteDiscussionDraft: mutation({ ok: false }, draft.deleteDiscussionDraft),
  },
  Subscription: {
    discussionChanged: subscription(discussionChanged),
    forumChanged: subscription(forumChanged),
  },
} satisfies Resolvers;
