import { cleanStoredVideos } from './videos/clean-stored-videos.ts';
import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const fileMigrations: Migration[] = [
  {
    id: '2026-11-22-files',
    async up(db) {
      await ensureCollection(db, 'files');
      // What a person keeps without using it is counted, and erased with the account.
      await db.collection('files').createIndex({ ownerId: 1 });
    },
  },
  {
    id: '2026-11-28-clean-videos',
    up: cleanStoredVideos,
  },
  {
    id: '2026-11-22-upload-turns',
    up: (db) => ensureCollection(db, 'uploadTurns'),
  },
];
