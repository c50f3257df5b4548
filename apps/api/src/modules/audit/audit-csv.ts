import { byteOrderMark, csvLine, type Language } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import { AuditModel, type AuditRecord } from '../../platform/audit/audit.model.ts';

const columns: Record<Language, readonly string[]> = {
  en: ['Number', 'Date', 'Action', 'Done by', 'Concerns', 'Details', 'Hash'],
  es: ['Número', 'Fecha', 'Acción', 'Hecho por', 'Sobre', 'Detalles', 'Huella'],
};

const pageSize = 500;

/**
 * Audit records as CSV, the newest first, read page by page, each by seeking to its start. People stand
 * in it as their ids: the file leaves the platform, and what it says of them would outlive an erasure.
 */
export async function* auditCsv(
  filter: QueryFilter<AuditRecord>,
  language: Language,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(columns[language])}`;
  let last: AuditRecord | undefined;
  do {
    const start = last
      ? { at: { $lte: last.at }, $or: [{ at: { $lt: last.at } }, { _id: { $lt: last._id } }] }
      : {};
    const page: AuditRecord[] = await AuditModel.find({ $and: [filter, start] })
      .sort({ at: -1, _id: -1 })
      .limit(pageSize)
      .lean();
    if (page.length > 0) yield page.map((record) => csvLine(cells(record))).join('');
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}

const cells = ({ number, at, action, actorId, targets, details, hash }: AuditRecord): string[] => [
  String(number),
  at.toISOString(),
  action,
  actorId ?? '',
  pairs(targets),
  pairs(details),
  hash,
];

const pairs = (values: AuditRecord['targets']): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${[value].flat().join(' ')}`)
    .join('; ');
