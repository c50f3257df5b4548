declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** Somebody blocked somebody, or took it back. */
    'block.changed': { userId: string; blockedId: string; isBlocked: boolean };
  }
}
