declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A conversation began: for whoever began it, alone until the first message. */
    'chat.begun': { chatId: string; memberIds: string[] };
    /** A message was sent; with a listing, it is the first one, and its seller was contacted about it. */
    'chat.messageSent': {
      chatId: string;
      messageId: string;
      senderId: string;
      memberIds: string[];
      /** Those for whom the conversation begins to wait with it. */
      notifiedIds: string[];
      listingId: string | null;
    };
    /** A member saw a conversation up to now. */
    'chat.seen': { chatId: string; userId: string; memberIds: string[] };
    /** Somebody left a conversation, or another person speaks for the business now: the members as they are. */
    'chat.membersChanged': {
      chatId: string;
      memberIds: string[];
      /** The message that waits for whoever speaks for the business now. */
      messageId: string | null;
      notifiedIds: string[];
    };
  }
}

/** Events after which a conversation reads differently for its members. */
export const chatEvents = [
  'chat.begun',
  'chat.messageSent',
  'chat.seen',
  'chat.membersChanged',
] as const;
