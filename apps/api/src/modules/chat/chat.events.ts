declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A conversation began: for whoever began it, alone until the first message; a group for all. */
    'chat.begun': { chatId: string; memberIds: string[] };
    /** A message was sent; with a listing, it is the first one, and its seller was contacted about it. */
    'chat.messageSent': {
      chatId: string;
      messageId: string;
      senderId: string;
      memberIds: string[];
      /** Those for whom the conversation begins to wait with it, and who want to hear of it. */
      notifiedIds: string[];
      listingId: string | null;
    };
    /** A message reads differently: edited, deleted, given back, answered with a sign or its link read. */
    'chat.messageChanged': {
      chatId: string;
      messageId: string;
      memberIds: string[];
      change: 'edited' | 'deleted' | 'restored' | 'reacted' | 'previewed';
    };
    /** A member saw a conversation up to now. */
    'chat.seen': { chatId: string; userId: string; memberIds: string[] };
    /** A member put a conversation away, muted or pinned it, for themselves. */
    'chat.stateChanged': { chatId: string; userId: string; memberIds: string[] };
    /** Who takes part, who speaks for the business or what the group is changed: the members as they are. */
    'chat.membersChanged': {
      chatId: string;
      memberIds: string[];
      /** Those who do not take part any more: they hear that it is gone. */
      removedIds: string[];
      /** The message that tells of it in the group; for whoever speaks for a business now, the one that waits. */
      messageId: string | null;
      notifiedIds: string[];
    };
  }
}

/** Events after which a conversation reads differently for its members. */
export const chatEvents = [
  'chat.begun',
  'chat.messageSent',
  'chat.messageChanged',
  'chat.seen',
  'chat.stateChanged',
  'chat.membersChanged',
] as const;
