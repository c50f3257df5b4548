declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A mail was given up: it could not be handed over, however often it was tried. */
    'mail.failed': { cause: string; userId: string | null };
  }
}
