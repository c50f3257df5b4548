import { ensureCollection, type Migration } from '../database/migrations.ts';
import type { EventConsumer } from '../outbox/consumer.ts';
import type { EventRecord, EventType } from '../outbox/event.model.ts';
import { appendAudit } from './audit-chain.ts';
import { chainAudit } from './audit-chain.migration.ts';
import type { AuditRecord } from './audit.model.ts';

/** The acts of administrators, the steps of money and membership, and the security events of accounts. */
const auditedEvents: readonly string[] = [
  'user.registered',
  'user.emailVerified',
  'user.emailChangeRequested',
  'user.emailChanged',
  'user.passwordResetRequested',
  'user.passwordChanged',
  'user.suspended',
  'user.reinstated',
  'user.reauthorizationRequired',
  'user.roleChanged',
  'user.deleted',
  'administrator.linkIssued',
  'demonstration.removed',
  'session.revoked',
  'application.transitioned',
  'application.reminded',
  'application.taxIdCorrected',
  'application.taxDataChanged',
  'business.changed',
  'business.created',
  'business.memberChanged',
  'business.invitationChanged',
  'membership.changed',
  'invoice.changed',
  'payment.changed',
  'plan.changed',
  'file.viewed',
  'listing.changed',
  'listing.imported',
  'list.exported',
  'reference.changed',
  'comment.removed',
  'blacklist.changed',
  'blacklist.imported',
  'moderationCase.changed',
  'moderationRules.changed',
  'person.noted',
  'review.changed',
  'dispute.changed',
  'news.changed',
  'news.published',
  'document.published',
  'document.accepted',
  'partner.changed',
  'partner.codeRevealed',
  'ticket.changed',
  'settings.changed',
  'cannedReply.changed',
  'question.changed',
  'work.assigned',
  'job.changed',
  'consumer.retryAsked',
  'consumer.discarded',
];

/** Turns events into audit records, once each. */
export const auditConsumer: EventConsumer = {
  name: 'audit',
  types: auditedEvents as readonly EventType[],
  async handle({ _id, type, actorId, at, data }) {
    // What a business does with its own listings is its daily work, and no act of an administrator.
    if ('byAdministrator' in data && !data.byAdministrator) return;
    const [targets, details] = [targetsOf(data), detailsOf(data)];
    await appendAudit({ _id, action: type, actorId, targets, details, at });
  },
};

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
