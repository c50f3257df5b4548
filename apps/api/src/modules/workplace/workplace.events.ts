declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** How long kinds of work may wait was changed. */
    'work.limitsChanged': { kinds: string[] };
    /** An administrator gave something that waits to somebody, or to nobody. */
    'work.assigned': { kind: string; workId: string; assigneeId: string | null };
  }
}
