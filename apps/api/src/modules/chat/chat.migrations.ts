import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import { completeChats, messagesAsContent, noteAnswers } from './conversations/complete-chats.ts';

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
    },
  },
  {
    id: '2026-12-05-messenger',
    async up(db) {
      const chats = db.collection('chats');
      // Two people have one conversation, and a person one with a business, however often they ask at once.
      await chats.createIndex(
        { pairKey: 1 },
        { unique: true, partialFilterExpression: { pairKey: { $type: 'string' } } },
      );
      // What waits for a member and what they put away, the last active first.
      await chats.createIndex({ notSeenBy: 1, lastActive: -1, _id: -1 });
      await chats.createIndex({ archivedBy: 1, lastActive: -1, _id: -1 });
      await chats.createIndex({ pinnedBy: 1, lastActive: -1, _id: -1 });

      await ensureCollection(db, 'chatMembers');
      const members = db.collection('chatMembers');
      await members.createIndex({ chatId: 1, userId: 1 }, { unique: true });
      await members.createIndex({ userId: 1 });

      await ensureCollection(db, 'chatReceipts');
      // Who saw a message and when: each member's first look after it.
      await db.collection('chatReceipts').createIndex({ chatId: 1, through: 1 });
      await db.collection('chatReceipts').createIndex({ userId: 1 });

      await ensureCollection(db, 'chatDrafts');
      await db.collection('chatDrafts').createIndex({ userId: 1, chatId: 1 }, { unique: true });

      await messagesAsContent(db);
      const messages = db.collection('messages');
      // A conversation, the newest first.
      await messages.createIndex({ chatId: 1, dateCreated: -1, _id: -1 });
      // A message that is sent again is the same.
      await messages.createIndex({ chatId: 1, authorId: 1, clientKey: 1 }, { unique: true });
      // What a person wrote, for the export of their data.
      await messages.createIndex({ authorId: 1, dateCreated: 1 });
      // How many were written on a day.
      await messages.createIndex({ dateCreated: 1 });
      // The search, and the pictures, files and links of a conversation.
      await messages.createIndex({ chatId: 1, words: 1 });
      await messages.createIndex({ chatId: 1, shares: 1, dateCreated: -1, _id: -1 });
      // Who may read a file: the members who have the message that it came with.
      await messages.createIndex({ imageIds: 1 });
      await messages.createIndex({ fileIds: 1 });
      await completeChats(db);
    },
  },
  {
    id: '2026-12-06-answering-time',
    async up(db) {
      // How fast a business answered of late.
      await db.collection('chats').createIndex({ businessId: 1, dateAnswered: -1 });
      await noteAnswers(db);
    },
  },
];
