import DataLoader from 'dataloader';
import type { QueryFilter } from 'mongoose';
import type { MaybeViewer } from '../../authz/session.ts';
import { type ListedModel, reading } from '../../platform/database/model.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ContentLikeModel, type ContentRecord } from './content.model.ts';

/** How many likes of a person go in one transaction. */
const batchSize = 100;

/** The likes of a kind of content: one a person, and a count beside it that equals a recount. */
export function createLikes<Record extends ContentRecord>(
  kind: string,
  model: ListedModel<Record>,
) {
  return {
    /**
     * Likes a piece for somebody or takes that back; done already, it stays done, however often at
     * once. Joins the caller's transaction.
     * @returns the piece as it is now; null when nothing changed.
     */
    async set(record: Record, userId: string, isLiked: boolean): Promise<Record | null> {
      const like = { kind, contentId: record._id.toHexString(), userId };
      const was = await ContentLikeModel.exists(like);
      if ((was !== null) === isLiked) return null;
      // The count first: of two at once the second begins again here, and finds the like.
      const after = await reading(model)
        .findOneAndUpdate(
          { _id: record._id } as QueryFilter<Record>,
          { $inc: { likeCount: isLiked ? 1 : -1 } },
          { returnDocument: 'after' },
        )
        .lean<Record | null>();
      if (isLiked) await ContentLikeModel.create([{ ...like, dateLiked: new Date() }]);
      else await ContentLikeModel.deleteOne(like);
      return after;
    },

    /** Takes back everything that somebody liked, some at a time, each with its count. */
    async eraseOf(userId: string): Promise<void> {
      const someOf = async () => {
        const some = await ContentLikeModel.find({ userId, kind }).limit(batchSize).lean();
        await ContentLikeModel.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
        for (const { contentId } of some) {
          await reading(model).updateOne({ _id: parseObjectId(contentId) } as QueryFilter<Record>, {
            $inc: { likeCount: -1 },
          });
        }
        return some.length;
      };
      while ((await inTransaction(someOf)) > 0);
    },

    /** A loader of whether a viewer likes a piece, by its id. */
    loaderFor: (viewer: MaybeViewer): DataLoader<string, boolean> =>
      new DataLoader(async (ids: readonly string[]) => {
        if (!viewer) return ids.map(() => false);
        const { userId } = viewer;
        const found = await ContentLikeModel.find({
          userId,
          kind,
          contentId: { $in: [...ids] },
        }).lean();
        const liked = new Set(found.map(({ contentId }) => contentId));
        return ids.map((id) => liked.has(id));
      }),
  };
}
