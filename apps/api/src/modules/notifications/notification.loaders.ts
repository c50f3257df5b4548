import DataLoader from 'dataloader';
import type { MaybeViewer } from '../../authz/session.ts';
import { type NotificationTarget, readableTargets } from '../../kits/notifications/index.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** Whether the reader of a notification may still read what it is about. */
    isTargetReadable: DataLoader<NotificationTarget, boolean>;
  }
}

/** The loaders of notifications for one request. */
export const createNotificationLoaders = (viewer: MaybeViewer) => ({
  isTargetReadable: new DataLoader<NotificationTarget, boolean, string>(
    async (targets) => {
      if (!viewer) return targets.map(() => false);
      const isReadable = await readableTargets(targets, viewer);
      return targets.map(isReadable);
    },
    { cacheKeyFn: ({ kind, id }) => `${kind}:${id}` },
  ),
});
