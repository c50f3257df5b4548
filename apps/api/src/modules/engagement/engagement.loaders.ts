import DataLoader from 'dataloader';
import type { MaybeViewer } from '../../authz/session.ts';
import { groupsBy } from '../../kits/resource/index.ts';
import { CommentModel, type CommentRecord } from './comments/comment.model.ts';
import { type NewestComments, readNewestComments } from './comments/comment.store.ts';
import { FavouriteModel } from './attention/favourite.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** Whether the viewer keeps a listing. */
    viewerHasFavourited: DataLoader<string, boolean>;
    /** So many of the newest comments of a listing, without the replies; read anew whenever asked. */
    newestComments: DataLoader<NewestComments, CommentRecord[]>;
    /** The replies to a comment that are not deleted, the oldest first. */
    repliesOfComment: DataLoader<string, CommentRecord[]>;
  }
}

/** The loaders of engagement for one request. */
export function createEngagementLoaders(viewer: MaybeViewer) {
  return {
    viewerHasFavourited: new DataLoader(async (ids: readonly string[]) => {
      if (!viewer) return ids.map(() => false);
      const { userId } = viewer;
      const found = await FavouriteModel.find({ userId, listingId: { $in: [...ids] } }).lean();
      const saved = new Set(found.map(({ listingId }) => listingId));
      return ids.map((id) => saved.has(id));
    }),
    newestComments: new DataLoader(readNewestComments, { cache: false }),
    repliesOfComment: groupsBy(CommentModel, 'replyToId', {
      where: { isDeleted: false },
      sort: { dateCreated: 1, _id: 1 },
    }),
  };
}
