/** What happened to a request. */
export type TicketChange =
  | 'created'
  | 'written'
  | 'answered'
  | 'noted'
  | 'assigned'
  | 'sorted'
  | 'extended'
  | 'closed'
  | 'reopened'
  | 'rated';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A request came, was written to, answered, assigned, closed and so on. */
    'ticket.changed': {
      ticketId: string;
      /** The entry that it added to the thread; null for none. */
      entryId: string | null;
      /** The account of who asked; null for visitors. */
      requesterId: string | null;
      change: TicketChange;
      byAdministrator: boolean;
    };
    /** An administrator wrote, changed or removed a canned reply. */
    'cannedReply.changed': { cannedReplyId: string; change: 'saved' | 'removed' };
  }
}
