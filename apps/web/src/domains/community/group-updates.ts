import type { CommunityUpdateFieldsFragment } from '../../gql/community.ts';

type Subject = CommunityUpdateFieldsFragment['subject'];
export type ListingSubject = Extract<Subject, { type: string }>;
export type BusinessSubject = Extract<Subject, { __typename: 'Business' }>;
export type ReviewSubject = Extract<Subject, { __typename: 'Review' }>;

/** A line of the community: one thing that happened, or several listings that a business published in a row. */
export type UpdateLine = { id: string; date: string } & (
  | { kind: 'listings'; business: ListingSubject['business']; listings: ListingSubject[] }
  | { kind: 'business'; business: BusinessSubject }
  | { kind: 'review'; review: ReviewSubject }
);

/** The lines that updates, the newest first, are told in. */
export function linesOf(updates: readonly CommunityUpdateFieldsFragment[]): UpdateLine[] {
  const lines: UpdateLine[] = [];
  for (const { id, date, subject } of updates) {
    const last = lines.at(-1);
    if (subject.__typename === 'Business') {
      lines.push({ id, date, kind: 'business', business: subject });
    } else if (subject.__typename === 'Review') {
      lines.push({ id, date, kind: 'review', review: subject });
    } else if (last?.kind === 'listings' && last.business.id === subject.business.id) {
      last.listings.push(subject);
    } else {
      const { business } = subject;
      lines.push({ id, date, kind: 'listings', business, listings: [subject] });
    }
  }
  return lines;
}
