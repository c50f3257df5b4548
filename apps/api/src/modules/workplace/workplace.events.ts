declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** An administrator gave something that waits to somebody, or to nobody. */
    'work.assigned': { kind: string; workId: string; assigneeId: string | null };
  }
}
