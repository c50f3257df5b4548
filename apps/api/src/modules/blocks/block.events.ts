declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** Somebody blocked somebody, or took it back. */
    'block.changed': { userId: string; blockedId: string; isBlocked: boolean };
  }
}

/** Events after which two people may or may not reach each other. */
export const blockEvents = ['block.changed'] as const;
