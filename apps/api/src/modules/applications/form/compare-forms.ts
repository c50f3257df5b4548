import { isDeepStrictEqual } from 'node:util';
import type { ApplicationFormRecord, ApplicationRecord } from '../application.model.ts';

/** A part of a form as comments name it: dotted, places in lists as numbers. */
function partOf(form: ApplicationFormRecord, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[name]
          : undefined,
      form,
    );
}

/**
 * What became of a form since administrators sent it back; null when they never did, and once it was
 * approved: what a member changes later was not asked for by them.
 */
export function lastReviewOf({ form, reviewed, status }: ApplicationRecord) {
  if (!reviewed || status === 'approved') return null;
  const { date, form: before, comments } = reviewed;
  const isSame = (field: string) =>
    isDeepStrictEqual(partOf(before, field) ?? null, partOf(form, field) ?? null);
  const fields = Object.keys(form).flatMap((field) =>
    field === 'commercialReference'
      ? Object.keys(form.commercialReference).map((part) => `${field}.${part}`)
      : [field],
  );
  return {
    date,
    form: before,
    comments,
    changedFields: fields.filter((field) => !isSame(field)),
    unchangedFields: [...new Set(comments.map(({ field }) => field))].filter(isSame),
  };
}
