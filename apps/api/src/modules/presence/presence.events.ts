declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** Somebody chose what others know of their presence. */
    'presence.choicesChanged': { userId: string };
  }
}

/** Events after which two people may know more or less of each other. */
export const presenceEvents = ['presence.choicesChanged', 'block.changed'] as const;
