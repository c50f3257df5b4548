import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const chatMigrations: Migration[] = [
  {
    id: '2026-11-24-chats',
    async up(db) {
      await ensureCollection(db, 'chats');
      const chats = db.collection('chats');
      // A member's inbox, the last active first, with the id to break ties of a keyset page.
      await chats.createIndex({ memberIds: 1, lastActive: -1, _id: -1 });
      // The badge: what waits for a member.
      await chats.createIndex({ notSeenBy: 1 });
      // A customer has one conversation about a listing, however often they ask at once.
      await chats.createIndex(
        { creatorId: 1, listingId: 1 },
        { unique: true, partialFilterExpression: { listingId: { $type: 'string' } } },
      );
      // What passes to somebody else when a seller's person leaves.
      await chats.createIndex({ businessId: 1, sellerId: 1, _id: 1 });

      await ensureCollection(db, 'messages');
      const messages = db.collection('messages');
      // A conversation, the newest first.
      await messages.createIndex({ chatId: 1, messageDate: -1, _id: -1 });
      // A message that is sent again is the same.
      await messages.createIndex({ chatId: 1, senderId: 1, clientKey: 1 }, { unique: true });
      // What a person wrote, for the export of their data.
      await messages.createIndex({ senderId: 1, messageDate: 1 });
    },
  },
];
