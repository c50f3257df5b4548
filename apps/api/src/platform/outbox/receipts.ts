import { isDuplicateKey } from '../database/lease.ts';
import { receiptDocuments, receiptId } from './consumer.model.ts';
import type { EventRecord } from './event.model.ts';

/** There is a receipt for an event already. */
export class SettledBeforeError extends Error {}

/**
 * Notes that a consumer settled events, with the failure that they were given up for. Joins the caller's
 * transaction, before the work: a receipt that is there already ends it, and needs not be looked for
 * each time.
 * @throws SettledBeforeError where one of the events was settled before.
 */
export async function keepReceipts(
  consumer: string,
  events: readonly EventRecord[],
  failure: string | null,
): Promise<void> {
  const at = new Date();
  const receipts = events.map(({ _id }) => ({ _id: receiptId(consumer, _id), at, failure }));
  await receiptDocuments.insertMany(receipts).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new SettledBeforeError() : error;
  });
}

/** Those of some events that a consumer did not settle yet. */
export async function withoutReceipts(
  consumer: string,
  events: readonly EventRecord[],
): Promise<EventRecord[]> {
  const idOf = ({ _id }: EventRecord) => receiptId(consumer, _id);
  const ids = events.map(idOf);
  const known = await receiptDocuments.find({ _id: { $in: ids } }, { projection: { _id: 1 } });
  const settled = new Set(known.map(({ _id }) => _id));
  return events.filter((each) => !settled.has(idOf(each)));
}
