import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Express } from 'express';
import { isStaff } from '../../authz/staff.ts';
import type { Config } from '../../config.ts';
import type { Served } from '../../module.ts';
import { apiError } from '../../platform/errors/errors.ts';
import { attachment, refuseDocument } from '../../platform/http/documents.ts';
import { logger } from '../../platform/logging/logger.ts';
import { verifyDocument } from '../../platform/tokens/document-token.ts';
import { viewerNow } from '../users/index.ts';
import { listCsv } from './list-csv.ts';
import { readListDocument } from './list-document.ts';
import { exportOf, listExportPath, variablesOf } from './list-export.service.ts';

/** `GET` of a list as CSV, only by a signed link and with what its owner may read at each page. */
export function serveListExport(app: Express, config: Config, { schema, contextOf }: Served): void {
  app.get(listExportPath, async (request, response) => {
    const claims = verifyDocument(config, 'list', request.query.token);
    if (!claims || !isStaff(await viewerNow(claims.userId))) {
      refuseDocument(response);
      return;
    }
    const { userId, language, subject } = claims;
    const { name, query, columns, ...rest } = exportOf(subject);
    const rows = listCsv({
      schema,
      list: readListDocument(schema, query),
      variables: variablesOf({ name, query, columns, ...rest }),
      columns,
      language,
      async contextNow() {
        const viewer = await viewerNow(userId);
        if (!viewer) throw apiError('UNAUTHENTICATED');
        return contextOf(viewer, language);
      },
    });
    const file = name.toLocaleLowerCase(language).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    attachment(response, `${file}.csv`, 'text/csv; charset=utf-8');
    try {
      await pipeline(Readable.from(rows), response);
    } catch (error) {
      // Half a file is cut off: whoever saves it sees that it is not whole.
      logger.warn({ err: error }, 'an export of a list was cut off');
    }
  });
}
