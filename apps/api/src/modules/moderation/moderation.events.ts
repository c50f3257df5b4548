declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A word or phrase was added to the blacklist or removed. */
    'blacklist.changed': { entryId: string; change: 'added' | 'removed' };
  }
}
