import { looksLikeLink, posesAsAdministration } from '@wiki/domain';
import { refuse } from '../../platform/errors/errors.ts';

/** What a person is called. */
interface Names {
  firstName: string;
  lastName: string;
  displayName?: string;
}

/** Refuses a person's name that poses as the administration with `NAME_RESERVED`, on its field. */
export function assertOwnName(names: Names): void {
  const poses = (name: string) => posesAsAdministration(name, 'person');
  for (const field of ['firstName', 'lastName', 'displayName'] as const) {
    if (poses(names[field] ?? '')) throw refuse('NAME_RESERVED', field);
  }
  if (poses(`${names.firstName} ${names.lastName}`)) throw refuse('NAME_RESERVED', 'lastName');
}

/** Refuses names that read like links with `NAME_LIKE_LINK`, on their field: those that are new. */
export function assertNoLinks(given: Partial<Names>): void {
  for (const field of ['firstName', 'lastName', 'displayName'] as const) {
    if (looksLikeLink(given[field] ?? '')) throw refuse('NAME_LIKE_LINK', field);
  }
}
