import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import { describeInBothLanguages } from '../files/index.ts';

export const partnerMigrations: Migration[] = [
  {
    id: '2026-11-22-partners',
    async up(db) {
      await ensureCollection(db, 'partners');
      const partners = db.collection('partners');
      await partners.createIndex({ slug: 1 }, { unique: true });
      // What everybody reads and administrators work through, by name; a category of it.
      await partners.createIndex({ status: 1, nameKey: 1, _id: 1 });
      await partners.createIndex({ status: 1, category: 1, nameKey: 1, _id: 1 });
      // The pages that search engines read, in the order of ids.
      await partners.createIndex({ status: 1, _id: 1 });
      // What administrators work through, whatever its state.
      await partners.createIndex({ nameKey: 1, _id: 1 });
      await partners.createIndex({ words: 1 });

      await ensureCollection(db, 'partnerReveals');
      const reveals = db.collection('partnerReveals');
      // Counted once a person, whatever races; what is exported and forgotten with them.
      await reveals.createIndex({ userId: 1, offerId: 1 }, { unique: true });
      await reveals.createIndex({ partnerId: 1 });
    },
  },
  {
    id: '2026-12-14-partner-pictures-in-both-languages',
    async up(db) {
      await describeInBothLanguages(db, 'partners', ['image']);
    },
  },
];
