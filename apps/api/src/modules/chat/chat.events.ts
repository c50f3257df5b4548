declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A conversation began; with a listing, its seller was contacted about it. */
    'chat.begun': { chatId: string; memberIds: string[]; listingId: string | null };
    /** A message was sent. */
    'chat.messageSent': {
      chatId: string;
      messageId: string;
      senderId: string;
      memberIds: string[];
    };
    /** A member saw a conversation up to now. */
    'chat.seen': { chatId: string; userId: string; memberIds: string[] };
    /** Somebody left a conversation, or another person speaks for the business now: the members as they are. */
    'chat.membersChanged': { chatId: string; memberIds: string[] };
  }
}

/** Events after which a conversation reads differently for its members. */
export const chatEvents = [
  'chat.begun',
  'chat.messageSent',
  'chat.seen',
  'chat.membersChanged',
] as const;
