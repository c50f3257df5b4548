import { checksOf } from '@wiki/domain';
import type { ApplicationRecord } from '../application.model.ts';
import { filesOf } from '../form/application-form.ts';

/** How many documents of an application were compared with its form in everything that is compared of their kind. */
export function documentProgress({
  form,
  documentChecks,
}: Pick<ApplicationRecord, 'form' | 'documentChecks'>): { reviewed: number; all: number } {
  const documents = filesOf(form).filter(({ field }) => checksOf(field).length > 0);
  const isReviewed = (fileId: string, field: string): boolean =>
    checksOf(field).every((check) =>
      documentChecks.some((each) => each.fileId === fileId && each.check === check),
    );
  return {
    reviewed: documents.filter(({ fileId, field }) => isReviewed(fileId, field)).length,
    all: documents.length,
  };
}
