import type { Context } from '../../../graphql/context.ts';
import type { ListingRecord } from '../../listings/index.ts';
import type { PageArguments } from '../../../platform/database/keyset.ts';
import { listComments } from '../comment.store.ts';

/** What engagement adds to each type of listing. */
export const listingEngagement = {
  comments: (listing: ListingRecord, args: PageArguments, ctx: Context) =>
    listComments(ctx, listing, args),
  viewerHasFavourited: ({ _id }: ListingRecord, _args: object, { loaders }: Context) =>
    loaders.viewerHasFavourited.load(_id.toHexString()),
};
