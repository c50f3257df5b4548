import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

/** The list begins empty: there is no hidden one. */
export const moderationMigrations: Migration[] = [
  {
    id: '2026-11-24-moderation',
    async up(db) {
      await ensureCollection(db, 'blacklistEntries');
      const entries = db.collection('blacklistEntries');
      // One entry for all that match the same; also how a process reads one kind.
      await entries.createIndex({ kind: 1, key: 1 }, { unique: true });
      // The list of a kind in alphabetical order.
      await entries.createIndex({ kind: 1, key: 1, _id: 1 });
    },
  },
  {
    id: '2026-11-28-moderation-cases',
    async up(db) {
      await ensureCollection(db, 'moderationCases');
      const cases = db.collection('moderationCases');
      // One case that waits about a thing, whatever races.
      await cases.createIndex(
        { openKey: 1 },
        { unique: true, partialFilterExpression: { openKey: { $type: 'string' } } },
      );
      // The queue: all, of one kind, for one reason, held or reported; and what one decides now.
      const waiting = { dateOpened: 1, _id: 1 } as const;
      await cases.createIndex({ status: 1, ...waiting });
      await cases.createIndex({ status: 1, kind: 1, ...waiting });
      await cases.createIndex({ status: 1, reasons: 1, ...waiting });
      await cases.createIndex({ status: 1, isHeld: 1, ...waiting });
      await cases.createIndex({ status: 1, claimedBy: 1, ...waiting });
      // What was decided, and what of it is about one person; how often something of theirs was removed.
      await cases.createIndex({ status: 1, dateDecided: -1, _id: -1 });
      await cases.createIndex({ authorId: 1, status: 1, dateDecided: -1, _id: -1 });
      // What was decided of one thing.
      await cases.createIndex({ kind: 1, subjectId: 1, dateDecided: -1 });

      await ensureCollection(db, 'reports');
      const reports = db.collection('reports');
      // One report a person and thing, whatever races.
      await reports.createIndex({ reporterId: 1, kind: 1, subjectId: 1 }, { unique: true });
      // The reports of a case; what somebody reported.
      await reports.createIndex({ caseId: 1, dateReported: 1, _id: 1 });
      await reports.createIndex({ reporterId: 1, dateReported: -1, _id: -1 });

      await ensureCollection(db, 'personNotes');
      await db.collection('personNotes').createIndex({ userId: 1, dateCreated: -1, _id: -1 });
      await ensureCollection(db, 'moderationRules');
    },
  },
  {
    id: '2026-11-30-blacklist-hits',
    async up(db) {
      const entries = db.collection('blacklistEntries');
      await entries.updateMany(
        { hits: { $exists: false } },
        { $set: { note: null, hits: 0, dateLastHit: null } },
      );
      // The list of a kind with what stopped most first.
      await entries.createIndex({ kind: 1, hits: -1, _id: -1 });
    },
  },
  {
    id: '2026-11-29-cases-of-a-business',
    async up(db) {
      const cases = db.collection('moderationCases');
      // What waits about a business, and what was decided, for its page in the back office.
      await cases.createIndex({ businessId: 1, status: 1, dateOpened: 1, _id: 1 });
      await cases.createIndex({ businessId: 1, status: 1, dateDecided: -1, _id: -1 });
    },
  },
];
