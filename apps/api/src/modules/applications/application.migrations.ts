import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import type { ApplicationRecord } from './application.model.ts';
import { doubtOf } from './application.store.ts';
import { nameRequestedChanges } from './review/name-requested-changes.ts';
import { findByWords } from './review/find-by-words.ts';
import { noteVerifications } from './review/note-verifications.ts';
import { withdrawContacts } from './privacy/withdraw-contacts.ts';

export const applicationMigrations: Migration[] = [
  {
    id: '2026-11-21-applications',
    async up(db) {
      await ensureCollection(db, 'businessApplications');
      const applications = db.collection('businessApplications');
      // One open application per person, also when two devices begin one at the same moment.
      await applications.createIndex(
        { applicantId: 1 },
        { unique: true, partialFilterExpression: { isOpen: true } },
      );
      // A person's applications, the latest first: theirs to go on with and the sidebar's entry.
      await applications.createIndex({ applicantId: 1, dateCreated: -1 });
      // The tab of all, the latest change first; its beginning also counts the tabs.
      await applications.createIndex({ isListed: 1, dateChanged: -1, _id: -1 });
      // The tab or filter of one state, the same way.
      await applications.createIndex({ status: 1, dateChanged: -1, _id: -1 });
      // The search by the beginning of the applicant's address.
      await applications.createIndex({ applicantEmail: 1 });
    },
  },
  {
    id: '2026-11-28-doubtful-tax-ids',
    async up(db) {
      const applications = db.collection<ApplicationRecord>('businessApplications');
      // The few whose NIT has a digit too many, the latest change first.
      await applications.createIndex(
        { hasDoubtfulTaxId: 1, dateChanged: -1, _id: -1 },
        { partialFilterExpression: { hasDoubtfulTaxId: true } },
      );
      for await (const { _id, form } of applications.find({
        hasDoubtfulTaxId: { $exists: false },
      })) {
        await applications.updateOne({ _id }, { $set: doubtOf(form) });
      }
    },
  },
  {
    id: '2026-11-28-contacts-withdrawn',
    up: withdrawContacts,
  },
  {
    id: '2026-11-28-verifications',
    up: noteVerifications,
  },
  {
    id: '2026-11-30-changes-requested',
    up: nameRequestedChanges,
  },
  {
    id: '2026-11-30-tax-data-changes',
    async up(db) {
      await ensureCollection(db, 'taxDataChanges');
      const changes = db.collection('taxDataChanges');
      // One that waits for each application, whatever races; it is found by it too.
      await changes.createIndex(
        { applicationId: 1 },
        { unique: true, partialFilterExpression: { status: 'PENDING' } },
      );
      // What somebody asked for, for the export of their data and when they leave.
      await changes.createIndex({ requestedBy: 1 });
    },
  },
  {
    id: '2026-12-06-desk-review',
    async up(db) {
      await db
        .collection('businessApplications')
        .updateMany(
          { documentChecks: { $exists: false } },
          { $set: { documentChecks: [], notes: [] } },
        );
    },
  },
  {
    id: '2026-12-21-applications-by-words',
    up: findByWords,
  },
];
