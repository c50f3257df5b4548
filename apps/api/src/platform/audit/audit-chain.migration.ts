import { ensureCollection, type Migration } from '../database/migrations.ts';
import { genesis, linked } from './audit-chain.ts';
import type { AuditEnd, AuditRecord } from './audit.model.ts';

/** Chains the records that are there, the oldest first, and indexes them for the screen. */
export const chainAudit: Migration = {
  id: '2026-11-22-audit-chain',
  async up(db) {
    await ensureCollection(db, 'auditRecords');
    await ensureCollection(db, 'auditEnds');
    const records = db.collection<AuditRecord>('auditRecords');
    let end: Omit<AuditEnd, '_id'> = { number: 0, hash: genesis };
    for await (const record of records.find().sort({ at: 1, _id: 1 })) {
      const { _id, action, actorId, targets, details, at } = record;
      const placed = linked(
        {
          _id,
          action,
          actorId: actorId ?? null,
          targets: targets ?? {},
          details: details ?? {},
          at,
        },
        end,
      );
      await records.replaceOne({ _id }, placed);
      end = { number: placed.number, hash: placed.hash };
    }
    await db
      .collection<AuditEnd>('auditEnds')
      .updateOne({ _id: 'end' }, { $set: end }, { upsert: true });
    // No two records have the same place.
    await records.createIndex({ number: 1 }, { unique: true });
    // The screen: of an area, of a person or a thing, the newest first.
    await records.createIndex({ area: 1, at: -1, _id: -1 });
    await records.createIndex({ about: 1, at: -1, _id: -1 });
  },
};
