import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Express } from 'express';
import { can } from '../../authz/actions.ts';
import type { Config } from '../../config.ts';
import { attachment, refuseDocument } from '../../platform/http/documents.ts';
import { logger } from '../../platform/logging/logger.ts';
import { verifyDocument } from '../../platform/tokens/document-token.ts';
import { viewerNow } from '../users/index.ts';
import { auditCsv } from './audit-csv.ts';
import { matching, resolveFilter } from './audit-filter.ts';
import { auditExportPath } from './audit.service.ts';

/** `GET` of the audit log as CSV, only by a signed link and for who may read it at this moment. */
export function serveAuditExport(app: Express, config: Config): void {
  app.get(auditExportPath, async (request, response) => {
    const claims = verifyDocument(config, 'audit', request.query.token);
    const viewer = claims && (await viewerNow(claims.userId));
    if (!claims || !can(viewer, 'audit.read', null)) {
      refuseDocument(response);
      return;
    }
    const filter = matching(await resolveFilter(JSON.parse(claims.subject)), config);
    attachment(response, 'audit.csv', 'text/csv; charset=utf-8');
    try {
      await pipeline(Readable.from(auditCsv(filter, claims.language)), response);
    } catch (error) {
      // Half a file is cut off: whoever saves it sees that it is not whole.
      logger.warn({ err: error }, 'an export of the audit log was cut off');
    }
  });
}
