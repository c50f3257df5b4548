import { saidIn } from '../../kits/resource/index.ts';
import type { ApiModule } from '../../module.ts';
import { engagementStatistics } from './engagement.statistics.ts';
import { engagementNotifications } from './engagement.notifications.ts';
import { commentConsumer } from './comments/comment.consumer.ts';
import { CommentModel } from './comments/comment.model.ts';
import { comments } from './comments/comments.ts';
import { reportableComments } from './comment.reportable.ts';
import './engagement.events.ts';
import { createEngagementLoaders } from './engagement.loaders.ts';
import { engagementMigrations } from './engagement.migrations.ts';
import { engagementPolicy } from './engagement.policy.ts';
import { favouriteConsumer } from './attention/favourite.consumer.ts';
import { forgetConsumer, forgetListingHandler, forgetPersonHandler } from './forget.ts';
import { engagementDataOf } from './personal-data.ts';
import { Business } from './resolvers/Business.ts';
import { Favourite } from './resolvers/Favourite.ts';
import { ListingComment } from './resolvers/ListingComment.ts';
import { listingEngagement } from './resolvers/listing-engagement.ts';
import { root } from './resolvers/root.ts';

export { attentionDatesOf } from './attention/attention-days.ts';
export { reportableComments as reportableListingComments } from './comment.reportable.ts';
export { insertComment, insertFavourites, insertViews } from './insert-engagement.ts';

export const engagement: ApiModule = {
  name: 'engagement',
  statistics: [engagementStatistics],
  notifications: engagementNotifications,
  notificationQuotes: { listingComment: saidIn(CommentModel, () => comments.shown, 'text') },
  resolvers: {
    ...root,
    Product: listingEngagement,
    Service: listingEngagement,
    Property: listingEngagement,
    Business,
    Favourite,
    ListingComment,
  },
  policy: engagementPolicy,
  loaders: createEngagementLoaders,
  content: [comments],
  reportable: [reportableComments],
  personalData: engagementDataOf,
  migrations: engagementMigrations,
  consumers: [commentConsumer, favouriteConsumer, forgetConsumer],
  jobs: [forgetPersonHandler, forgetListingHandler],
};
