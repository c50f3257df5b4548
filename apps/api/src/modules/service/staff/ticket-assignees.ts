import { assertCan } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import { administratorIds, type UserRecord } from '../../users/index.ts';

/** The administrators, who may take care of requests, by their names. */
export async function ticketAssignees({
  viewer,
  loaders,
}: Pick<Context, 'viewer' | 'loaders'>): Promise<UserRecord[]> {
  assertCan(viewer, 'service.administer', null);
  const ids = await administratorIds('SERVICE');
  const found = await Promise.all(ids.map((id) => loaders.userById.load(id)));
  return found
    .filter((user) => user !== null)
    .toSorted((a, b) => a.nameKey.localeCompare(b.nameKey));
}
