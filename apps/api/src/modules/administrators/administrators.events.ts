declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** The operator was given a link with which an administrator sets a new password. */
    'administrator.linkIssued': { userId: string };
  }
}
