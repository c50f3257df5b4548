import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import { describeInBothLanguages } from '../files/index.ts';

export const newsMigrations: Migration[] = [
  {
    id: '2026-11-22-news',
    async up(db) {
      await ensureCollection(db, 'news');
      const news = db.collection('news');
      await news.createIndex({ slug: 1 }, { unique: true });
      // What everybody reads, the newest first; the pages that search engines read.
      await news.createIndex({ status: 1, datePublished: -1, _id: -1 });
      await news.createIndex({ status: 1, _id: 1 });
      // What administrators work on, the last changed first, in every state or one.
      await news.createIndex({ status: 1, dateChanged: -1, _id: -1 });
      await news.createIndex({ dateChanged: -1, _id: -1 });
      await news.createIndex({ authorId: 1 });

      await ensureCollection(db, 'newsVersions');
      const versions = db.collection('newsVersions');
      // A version is one, whatever races; the versions of a piece of news, the latest first.
      await versions.createIndex({ newsId: 1, number: -1 }, { unique: true });
      await versions.createIndex({ authorId: 1 });
    },
  },
  {
    id: '2026-12-14-news-pictures-in-both-languages',
    async up(db) {
      await describeInBothLanguages(db, 'news', ['draft.cover', 'published.cover']);
      await describeInBothLanguages(db, 'newsVersions', ['cover']);
    },
  },
];
