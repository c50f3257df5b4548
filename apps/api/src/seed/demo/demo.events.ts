declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** The operator took the demonstration out of the installation. */
    'demonstration.removed': Record<string, never>;
  }
}
