import { limits } from '@wiki/domain';
import { badArgument } from '../../platform/errors/errors.ts';

/**
 * A query as it is searched for.
 * @throws `BAD_REQUEST` for one of none or more than 100 characters.
 */
export function readQuery(given: string): string {
  const query = given.trim();
  if (query.length < 1 || query.length > limits.search.max) {
    throw badArgument('query', `1 to ${limits.search.max} characters long`);
  }
  return query;
}
