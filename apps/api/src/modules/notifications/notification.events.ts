import type { NotificationChangeKind } from '../../graphql/generated/resolvers.ts';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A person's notifications changed; `notificationId` is null when many did. */
    'notification.changed': {
      userId: string;
      notificationId: string | null;
      kind: NotificationChangeKind;
      /** Whether it was there before, and more of its group came. */
      isLifted?: boolean;
    };
  }
}
