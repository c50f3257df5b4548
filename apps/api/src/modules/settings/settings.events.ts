declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** An administrator changed the settings of the installation. */
    'settings.changed': { version: number };
  }
}
