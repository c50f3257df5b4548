import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import { bodyOf } from './document-body.ts';
import type { DocumentSectionRecord } from './document.model.ts';
import { firstDocuments } from './first-documents/index.ts';

export const contentMigrations: Migration[] = [
  {
    id: '2026-11-21-documents',
    async up(db) {
      await ensureCollection(db, 'documents');
      // A version of a document is one, and its latest is found from the end.
      await db.collection('documents').createIndex({ kind: 1, version: -1 }, { unique: true });
    },
  },
  {
    id: '2026-11-22-documents-as-texts',
    async up(db) {
      const documents = db.collection('documents');
      // What was kept as headings and paragraphs becomes a text that can be written.
      for await (const { _id, sections } of documents.find({ body: { $exists: false } })) {
        const body = bodyOf((sections ?? []) as DocumentSectionRecord[]);
        await documents.updateOne(
          { _id },
          { $set: { body, authorId: null }, $unset: { sections: '' } },
        );
      }
      const publishedAt = new Date();
      for (const { kind, title, sections } of firstDocuments) {
        const first = { publishedAt, title, body: bodyOf(sections), authorId: null };
        await documents.updateOne({ kind, version: 1 }, { $setOnInsert: first }, { upsert: true });
      }
      await ensureCollection(db, 'documentDrafts');
    },
  },
];
