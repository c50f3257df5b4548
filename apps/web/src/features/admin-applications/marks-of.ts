import type { FieldMark } from '../../domains/application/application-facts.tsx';
import type { ApplicationDetailsFragment } from '../../gql/admin-applications.ts';

/** How fields stand since the last review: changed as asked, changed without being asked, not changed. */
export function marksOf(
  review:
    | (Pick<
        NonNullable<ApplicationDetailsFragment['lastReview']>,
        'changedFields' | 'unchangedFields'
      > & { comments: readonly { field: string }[] })
    | null,
): ReadonlyMap<string, FieldMark> {
  if (!review) return new Map();
  const asked = new Set(review.comments.map(({ field }) => field));
  return new Map<string, FieldMark>([
    ...review.changedFields.map((field) => [field, asked.has(field) ? 'done' : 'unasked'] as const),
    ...review.unchangedFields.map((field) => [field, 'open'] as const),
  ]);
}
