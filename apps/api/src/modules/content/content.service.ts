import type { DocumentKind } from '@wiki/domain';
import { DocumentModel, type DocumentRecord } from './document.model.ts';

/** A document, its latest version unless one is named; null when there is none. */
export async function findDocument(
  kind: DocumentKind,
  version?: number | null,
): Promise<DocumentRecord | null> {
  return DocumentModel.findOne(version == null ? { kind } : { kind, version })
    .sort({ version: -1 })
    .lean();
}

/** The number of the latest version of a document, or null when there is none. */
export async function currentVersion(kind: DocumentKind): Promise<number | null> {
  const latest = await DocumentModel.findOne({ kind })
    .sort({ version: -1 })
    .select({ version: 1 })
    .lean();
  return latest?.version ?? null;
}
