import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const blockMigrations: Migration[] = [
  {
    id: '2026-12-05-blocks',
    async up(db) {
      await ensureCollection(db, 'blocks');
      const blocks = db.collection('blocks');
      // Whether one blocked the other, once.
      await blocks.createIndex({ userId: 1, blockedId: 1 }, { unique: true });
      // A person's list, the last one first.
      await blocks.createIndex({ userId: 1, dateCreated: -1, _id: -1 });
      // Who blocked a person.
      await blocks.createIndex({ blockedId: 1 });
    },
  },
];
