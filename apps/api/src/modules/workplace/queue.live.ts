import { assertCan } from '../../authz/actions.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSources } from '../../kits/queue/index.ts';
import type { EventType } from '../../platform/outbox/event.model.ts';

/** Tells that the queue may be another, each time something in it happened. */
export async function* workQueueChanged(
  { viewer, live }: Pick<Context, 'viewer' | 'live'>,
  { after }: { after?: string | null | undefined },
): AsyncGenerator<{ workQueueChanged: { cursor: string } }> {
  assertCan(viewer, 'workplace.use', null);
  const types: EventType[] = [
    ...new Set<EventType>([
      'work.assigned',
      'work.limitsChanged',
      ...queueSources().flatMap(({ touchedBy }) => touchedBy),
    ]),
  ];
  for await (const { cursor } of live.follow({ after, types, concerns: () => true })) {
    yield { workQueueChanged: { cursor } };
  }
}
