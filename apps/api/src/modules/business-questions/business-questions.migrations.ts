import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const businessQuestionMigrations: Migration[] = [
  {
    id: '2026-12-06-business-questions',
    async up(db) {
      await ensureCollection(db, 'businessQuestions');
      const questions = db.collection('businessQuestions');
      // The questions of a business that have a place, the newest first.
      await questions.createIndex({
        businessId: 1,
        replyToId: 1,
        isListed: 1,
        dateCreated: -1,
        _id: -1,
      });
      // The answers to a page of questions, the oldest first.
      await questions.createIndex({ replyToId: 1, isDeleted: 1, dateCreated: 1, _id: 1 });
      // What a person wrote, for the export of their data.
      await questions.createIndex({ authorId: 1, dateCreated: 1 });
    },
  },
];
