import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import { nameWordsOf } from './name-key.ts';
import type { UserRecord } from './user.model.ts';

export const userMigrations: Migration[] = [
  {
    id: '2026-11-21-users',
    async up(db) {
      await ensureCollection(db, 'users');
      const users = db.collection('users');
      // One account per address, also under parallel sign-ups; deleted accounts have none.
      await users.createIndex(
        { email: 1 },
        { unique: true, partialFilterExpression: { email: { $type: 'string' } } },
      );
      // One record per identity, also under parallel first requests.
      await users.createIndex(
        { identity: 1 },
        { unique: true, partialFilterExpression: { identity: { $type: 'string' } } },
      );
      // The administrators' list, newest first, and its search by the beginning of a name.
      await users.createIndex({ dateJoined: -1, _id: -1 });
      await users.createIndex({ nameKey: 1 });
      // Administrators are found by their member type to be notified as a group.
      await users.createIndex({ memberType: 1 });
    },
  },
  {
    id: '2026-11-22-users-of-businesses',
    async up(db) {
      // The people who work for a business; most users work for none and are not in it.
      await db
        .collection('users')
        .createIndex(
          { businessId: 1, nameKey: 1, _id: 1 },
          { partialFilterExpression: { businessId: { $type: 'string' } } },
        );
    },
  },
  {
    id: '2026-11-22-administrators-lock',
    async up(db) {
      await ensureCollection(db, 'locks');
      // Written by every change of who administers, so that such changes follow one another.
      await db
        .collection<{ _id: string; changes: number }>('locks')
        .updateOne({ _id: 'administrators' }, { $setOnInsert: { changes: 0 } }, { upsert: true });
    },
  },
  {
    id: '2026-11-28-staff-roles',
    async up(db) {
      // Whoever administered before there were roles did everything.
      await db
        .collection('users')
        .updateMany(
          { memberType: 'wikiAdmin', staffRole: { $exists: false } },
          { $set: { staffRole: 'full' } },
        );
    },
  },
  {
    id: '2026-12-06-lists-of-accounts',
    async up(db) {
      const users = db.collection('users');
      // The administrators' list of those of a kind, the newest first.
      await users.createIndex({ memberType: 1, dateJoined: -1, _id: -1 });
      // The few that are suspended, or were until a day.
      await users.createIndex(
        { 'suspension.reason': 1 },
        { partialFilterExpression: { 'suspension.reason': { $type: 'string' } } },
      );
    },
  },
  {
    id: '2026-12-12-accounts-by-name',
    async up(db) {
      // The administrators' list by name, both ways.
      await db.collection('users').createIndex({ erasedAt: 1, nameKey: 1, _id: 1 });
    },
  },
  {
    id: '2026-12-19-words-of-names',
    async up(db) {
      const users = db.collection<Pick<UserRecord, 'displayName' | 'nameWords'>>('users');
      const named = users.find({}, { projection: { displayName: 1 } });
      for await (const { _id, displayName } of named) {
        await users.updateOne({ _id }, { $set: { nameWords: nameWordsOf(displayName ?? '') } });
      }
      // People by the beginning of any word of their name.
      await users.createIndex({ nameWords: 1 });
    },
  },
  {
    id: '2026-12-27-people-shown-by-name',
    async up(db) {
      // The few whom the page of their business shows, by the beginning of any word of their name.
      await db
        .collection('users')
        .createIndex(
          { nameWords: 1, businessId: 1 },
          { partialFilterExpression: { shownAs: { $type: 'object' } } },
        );
    },
  },
];
