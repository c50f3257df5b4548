import { assertCan } from '../../authz/actions.ts';
import type { Context } from '../../graphql/context.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';

/** A change of the list, whoever made it. */
export interface BlacklistChangeRecord {
  entryId: string;
  cursor: string;
}

/** The changes of the list from a position on, for administrators. */
export async function* followBlacklist(
  { viewer, live }: Pick<Context, 'viewer' | 'live'>,
  after?: string | null,
): AsyncGenerator<{ blacklistChanged: BlacklistChangeRecord }> {
  assertCan(viewer, 'moderation.administer', null);
  const changes = live.follow({
    after,
    types: ['blacklist.changed'],
    concerns: () => true,
  });
  for await (const { record, cursor } of changes) {
    const { entryId } = record.data as EventMap['blacklist.changed'];
    yield { blacklistChanged: { entryId, cursor } };
  }
}
