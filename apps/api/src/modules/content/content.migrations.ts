import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import { firstDocuments } from './first-documents/index.ts';

export const contentMigrations: Migration[] = [
  {
    id: '2026-11-21-documents',
    async up(db) {
      await ensureCollection(db, 'documents');
      const documents = db.collection('documents');
      // A version of a document is one, and its latest is found from the end.
      await documents.createIndex({ kind: 1, version: -1 }, { unique: true });
      const publishedAt = new Date();
      for (const { kind, title, sections } of firstDocuments) {
        await documents.updateOne(
          { kind, version: 1 },
          { $setOnInsert: { publishedAt, title, sections } },
          { upsert: true },
        );
      }
    },
  },
];
