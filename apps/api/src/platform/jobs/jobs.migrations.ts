import { ensureCollection, type Migration } from '../database/migrations.ts';

/** Done jobs are kept for a month, so that their key still stops a repeat. */
const keptSeconds = 30 * 24 * 3600;

export const jobsMigrations: Migration[] = [
  {
    id: '2026-11-21-02-jobs',
    async up(db) {
      await ensureCollection(db, 'jobs');
      const jobs = db.collection('jobs');
      await jobs.createIndex({ key: 1 }, { unique: true });
      // Claiming: what is due, the longest waiting first.
      await jobs.createIndex({ status: 1, runAt: 1 });
      // The administrators' list, newest first, with and without a state.
      await jobs.createIndex({ dateCreated: -1, _id: -1 });
      await jobs.createIndex({ status: 1, dateCreated: -1, _id: -1 });
      // Failed jobs have no finishing time and stay until somebody looks at them.
      await jobs.createIndex({ finishedAt: 1 }, { expireAfterSeconds: keptSeconds });
    },
  },
  {
    id: '2026-11-22-jobs-by-type',
    async up(db) {
      // Claiming while the places of some types are taken: what waits of those is passed over.
      await db.collection('jobs').createIndex({ status: 1, type: 1, runAt: 1 });
    },
  },
];
