import type { ApiModule } from '../../module.ts';
import { auditPolicy } from './audit.policy.ts';
import { serveAuditExport } from './audit.routes.ts';
import { AuditEntry } from './resolvers/AuditEntry.ts';
import { root } from './resolvers/root.ts';

/** The audit log as administrators read it. Writing it is the platform's work. */
export const audit: ApiModule = {
  name: 'audit',
  resolvers: { ...root, AuditEntry },
  policy: auditPolicy,
  routes: serveAuditExport,
};
