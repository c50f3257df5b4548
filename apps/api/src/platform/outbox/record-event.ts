import { EventModel, type EventMap, type EventType } from './event.model.ts';

/**
 * Records what a service did, in the same transaction as its documents. One event per transaction:
 * its commit time is the position live clients resume from.
 */
export async function recordEvent<Type extends EventType>(
  type: Type,
  actorId: string | null,
  data: EventMap[Type],
): Promise<void> {
  await EventModel.create([{ type, actorId, at: new Date(), data }]);
}
