declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A partner was created, edited, published, hidden, deleted or brought back. */
    'partner.changed': {
      partnerId: string;
      change: 'created' | 'edited' | 'published' | 'drafted' | 'hidden' | 'removed';
      reasonKey: string | null;
    };
    /** Somebody was shown the code of an offer for the first time. */
    'partner.codeRevealed': { partnerId: string; offerId: string; userId: string };
  }
}
