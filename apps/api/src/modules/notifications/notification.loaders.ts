import DataLoader from 'dataloader';
import type { MaybeViewer } from '../../authz/session.ts';
import {
  type NotificationTarget,
  quotedTargets,
  readableTargets,
} from '../../kits/notifications/index.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** Whether the reader of a notification may still read what it is about. */
    isTargetReadable: DataLoader<NotificationTarget, boolean>;
    /** What a thing says that the reader of a notification may read, or null. */
    quoteOfTarget: DataLoader<NotificationTarget, string | null>;
  }
}

const cacheKeyFn = ({ kind, id }: NotificationTarget): string => `${kind}:${id}`;

/** The loaders of notifications for one request. */
export const createNotificationLoaders = (viewer: MaybeViewer) => ({
  isTargetReadable: new DataLoader<NotificationTarget, boolean, string>(
    async (targets) => {
      if (!viewer) return targets.map(() => false);
      const isReadable = await readableTargets(targets, viewer);
      return targets.map(isReadable);
    },
    { cacheKeyFn },
  ),
  quoteOfTarget: new DataLoader<NotificationTarget, string | null, string>(
    async (targets) => {
      if (!viewer) return targets.map(() => null);
      return targets.map(await quotedTargets(targets, viewer));
    },
    { cacheKeyFn },
  ),
});
