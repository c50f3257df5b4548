import { auditedActs } from '@wiki/domain';
import { ensureCollection, type Migration } from '../database/migrations.ts';
import type { EventConsumer } from '../outbox/consumer.ts';
import type { EventRecord } from '../outbox/event.model.ts';
import { appendAudit, type NewAuditRecord } from './audit-chain.ts';
import { chainAudit } from './audit-chain.migration.ts';
import type { AuditRecord } from './audit.model.ts';

/** Turns events into audit records, once each. */
export const auditConsumer: EventConsumer = {
  name: 'audit',
  types: auditedActs,
  async handle(event) {
    await appendAudit(recordsOf([event]));
  },
  async handleTogether(events) {
    await appendAudit(recordsOf(events));
  },
};

const recordsOf = (events: readonly EventRecord[]): NewAuditRecord[] =>
  events
    .filter((event) => !isDailyWork(event))
    .map(({ _id, type, actorId, at, data }) => {
      const [targets, details] = [targetsOf(data), detailsOf(data)];
      return { _id, action: type, actorId, targets, details, at };
    });

/** What people do with listings and posts of their own is no act of an administrator. */
function isDailyWork({
  type,
  actorId,
  data,
}: Pick<EventRecord, 'type' | 'actorId' | 'data'>): boolean {
  if ('byAdministrator' in data) return !data.byAdministrator;
  if (type !== 'discussion.changed' && type !== 'discussionComment.changed') return false;
  const { authorId, change } = data as { authorId: string | null; change: string };
  return actorId === authorId || !moderatingChanges.has(change);
}

/** What of a post only those who moderate do to that of somebody else. */
const moderatingChanges: ReadonlySet<string> = new Set(['moderated', 'removed', 'restored']);

export const auditMigrations: Migration[] = [
  {
    id: '2026-11-21-01-audit',
    async up(db) {
      await ensureCollection(db, 'auditRecords');
      await db.collection('auditRecords').createIndex({ at: -1, _id: -1 });
    },
  },
  chainAudit,
];

/** Fields of events that hold words from closed lists, never what somebody wrote. */
const detailFields = new Set([
  'action',
  'change',
  'from',
  'staffFrom',
  'staffTo',
  'to',
  'kind',
  'list',
  'listingType',
  'plan',
  'reasonKey',
]);

/** What was done more exactly, as far as the event says it. */
function detailsOf(data: EventRecord['data']): AuditRecord['details'] {
  return Object.fromEntries(
    Object.entries(data as Record<string, unknown>).filter(
      ([name, value]) => detailFields.has(name) && typeof value === 'string',
    ),
  ) as AuditRecord['details'];
}

/** The ids among an event's data: fields called `…Id` or `…Ids`. */
function targetsOf(data: EventRecord['data']): AuditRecord['targets'] {
  return Object.fromEntries(
    Object.entries(data as Record<string, unknown>).filter(
      ([name, value]) =>
        (name.endsWith('Id') && typeof value === 'string') ||
        (name.endsWith('Ids') && Array.isArray(value)),
    ),
  ) as AuditRecord['targets'];
}
