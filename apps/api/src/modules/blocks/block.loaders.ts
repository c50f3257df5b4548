import DataLoader from 'dataloader';
import type { MaybeViewer } from '../../authz/session.ts';
import { BlockModel } from './block.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** Whether the viewer blocked a person. */
    viewerBlocks: DataLoader<string, boolean>;
  }
}

/** The loaders of blocks for one request. */
export const createBlockLoaders = (viewer: MaybeViewer) => ({
  viewerBlocks: new DataLoader(async (ids: readonly string[]) => {
    if (!viewer) return ids.map(() => false);
    const found = await BlockModel.find({
      userId: viewer.userId,
      blockedId: { $in: [...ids] },
    }).lean();
    const blocked = new Set(found.map(({ blockedId }) => blockedId));
    return ids.map((id) => blocked.has(id));
  }),
});
