import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const questionsMigrations: Migration[] = [
  {
    id: '2026-11-22-questions',
    async up(db) {
      await ensureCollection(db, 'questions');
      const questions = db.collection('questions');
      // What everybody reads, and the order within a group.
      await questions.createIndex({ isPublished: 1, place: 1, _id: 1 });
      await questions.createIndex({ group: 1, place: 1, _id: 1 });
    },
  },
];
