import type { Context } from '../../../graphql/context.ts';
import type { ListingRecord } from '../../listings/index.ts';
import { listComments } from '../comment.store.ts';

interface PageArgs {
  first: number;
  after?: string | null | undefined;
}

/** What engagement adds to each type of listing. */
export const listingEngagement = {
  comments: (listing: ListingRecord, args: PageArgs, ctx: Context) =>
    listComments(ctx, listing, args),
  viewerHasSaved: ({ _id }: ListingRecord, _args: object, { loaders }: Context) =>
    loaders.viewerHasSaved.load(_id.toHexString()),
};
