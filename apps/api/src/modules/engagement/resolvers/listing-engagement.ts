import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../graphql/context.ts';
import type { ListingRecord } from '../../listings/index.ts';
import type { PageArguments } from '../../../platform/database/page.ts';
import { askedOfNodes, readsOf } from '../../../platform/reads/index.ts';
import { listComments } from '../comments/comment.store.ts';

const reads = readsOf<ListingRecord>();

/** What engagement adds to each type of listing. */
export const listingEngagement = {
  comments: reads(['_id'], (listing, args: PageArguments, ctx: Context, info: GraphQLResolveInfo) =>
    listComments(ctx, listing, args, askedOfNodes(info)),
  ),
  viewerHasFavourited: reads(['_id'], ({ _id }, _args: object, { loaders }: Context) =>
    loaders.viewerHasFavourited.load(_id.toHexString()),
  ),
};
