import type { ApiModule } from '../../module.ts';
import './engagement.events.ts';
import { createEngagementLoaders } from './engagement.loaders.ts';
import { engagementMigrations } from './engagement.migrations.ts';
import { engagementPolicy } from './engagement.policy.ts';
import { forgetConsumer, forgetListingHandler, forgetPersonHandler } from './forget.ts';
import { engagementDataOf } from './personal-data.ts';
import { Favourite } from './resolvers/Favourite.ts';
import { ListingComment } from './resolvers/ListingComment.ts';
import { listingEngagement } from './resolvers/listing-engagement.ts';
import { addListingComment } from './resolvers/Mutation/addListingComment.ts';
import { deleteListingComment } from './resolvers/Mutation/deleteListingComment.ts';
import { editListingComment } from './resolvers/Mutation/editListingComment.ts';
import { recordListingView } from './resolvers/Mutation/recordListingView.ts';
import { setListingSaved } from './resolvers/Mutation/setListingSaved.ts';
import { myFavourites } from './resolvers/Query/myFavourites.ts';

export { plantComment, plantFavourites, plantViews } from './plant-engagement.ts';

export const engagement: ApiModule = {
  name: 'engagement',
  resolvers: {
    Query: { myFavourites },
    Mutation: {
      addListingComment,
      deleteListingComment,
      editListingComment,
      recordListingView,
      setListingSaved,
    },
    Product: listingEngagement,
    Service: listingEngagement,
    Property: listingEngagement,
    Favourite,
    ListingComment,
  },
  policy: engagementPolicy,
  loaders: createEngagementLoaders,
  personalData: engagementDataOf,
  migrations: engagementMigrations,
  consumers: [forgetConsumer],
  jobs: [forgetPersonHandler, forgetListingHandler],
};
