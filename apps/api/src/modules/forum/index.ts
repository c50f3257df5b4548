import type { ApiModule } from '../../module.ts';
import { discussionFinder } from './discussion.finder.ts';
import { heldQueue } from './held.queue.ts';
import { saidIn, visibleIn } from '../../kits/resource/index.ts';
import { forumStatistics } from './forum.statistics.ts';
import { onUserErasure } from '../users/index.ts';
import { forgetMentionsHandler, mentionsConsumer } from './forget-mentions.job.ts';
import { forumConsumer } from './forum.consumer.ts';
import './forum.events.ts';
import { categoryCounter } from './discussions/category-counts.ts';
import { createForumLoaders } from './forum.loaders.ts';
import { forumMigrations } from './forum.migrations.ts';
import { forumNotifications } from './forum.notifications.ts';
import { DiscussionCommentModel, DiscussionModel } from './forum.model.ts';
import { forumPolicy, publicPosts, visibleTo } from './forum.policy.ts';
import { indexPlace } from '../../platform/search/index-place.ts';
import { discussionIndex } from './discussions/discussion-index.ts';
import { discussionPage, discussionSitemap } from './discussions/forum-page.ts';
import { eraseAuthor, forumDataOf } from './personal-data.ts';
import { Discussion } from './resolvers/Discussion.ts';
import { DiscussionComment } from './resolvers/DiscussionComment.ts';
import { DiscussionDraft } from './resolvers/DiscussionDraft.ts';
import { reportableComments, reportableDiscussions } from './forum.reportable.ts';
import { root } from './resolvers/root.ts';

onUserErasure(eraseAuthor);

export type { DiscussionRecord } from './forum.model.ts';
export { recountCategories } from './discussions/category-counts.ts';
export { findDiscussion } from './post.store.ts';
export {
  type CommentToSeed,
  type DiscussionToSeed,
  seedDiscussion,
  seedDiscussionDraft,
} from './seed-discussion.ts';
export { reportableComments, reportableDiscussions } from './forum.reportable.ts';

export const forum: ApiModule = {
  name: 'forum',
  queue: [heldQueue],
  finders: [discussionFinder],
  statistics: [forumStatistics],
  notifications: forumNotifications,
  notificationTargets: {
    discussion: visibleIn(DiscussionModel, visibleTo),
    discussionComment: visibleIn(DiscussionCommentModel, visibleTo),
  },
  notificationQuotes: {
    discussion: saidIn(DiscussionModel, () => publicPosts, 'text'),
    discussionComment: saidIn(DiscussionCommentModel, () => publicPosts, 'text'),
  },
  resolvers: { ...root, Discussion, DiscussionComment, DiscussionDraft },
  policy: forumPolicy,
  loaders: createForumLoaders,
  reportable: [reportableDiscussions, reportableComments],
  personalData: forumDataOf,
  migrations: forumMigrations,
  consumers: [forumConsumer, categoryCounter, mentionsConsumer],
  jobs: [forgetMentionsHandler],
  watch: (live, config) => discussionIndex.watch(live, indexPlace(config, null)),
  subjects: { discussion: discussionPage },
  sitemap: discussionSitemap,
};
