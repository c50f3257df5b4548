import type { QueryFilter } from 'mongoose';
import { inTransaction } from '../database/transaction.ts';
import { ReceiptModel } from './consumer.model.ts';
import { EventModel, type EventRecord } from './event.model.ts';
import { GivenUpModel, type GivenUpRecord } from './given-up.model.ts';
import { recordEvent } from './record-event.ts';

declare module './event.model.ts' {
  interface EventMap {
    /** Somebody wants what a consumer gave up to be handled again: its holder looks for it. */
    'consumer.retryAsked': { consumer: string };
  }
}

/** Which of the events that were given up are meant; none of the fields means all of them. */
export interface GivenUpChoice {
  /** Of one consumer only. */
  consumer?: string;
  /** Ids as listed: `consumer:event`. */
  ids?: readonly string[];
}

/** How many were taken up, and how many can't be because their event is gone. */
export interface RetryOutcome {
  asked: number;
  lost: number;
}

/** What consumers gave up, the oldest first. */
export async function listGivenUp(choice: GivenUpChoice = {}): Promise<GivenUpRecord[]> {
  return GivenUpModel.find(filterOf(choice)).sort({ at: 1, _id: 1 }).lean<GivenUpRecord[]>();
}

/**
 * Has events handled again by the processes that hold their consumers: at once where one runs, or
 * else when one starts. What succeeds is no longer listed.
 */
export async function retryGivenUp(
  choice: GivenUpChoice,
  actorId: string | null,
): Promise<RetryOutcome> {
  const filter = { ...filterOf(choice), event: { $ne: null } };
  const consumers = await GivenUpModel.distinct('consumer', filter);
  let asked = 0;
  for (const consumer of consumers) {
    asked += await inTransaction(async () => {
      const { matchedCount } = await GivenUpModel.updateMany(
        { $and: [filter, { consumer }] },
        { $set: { isRetried: true } },
      );
      if (matchedCount > 0) await recordEvent('consumer.retryAsked', actorId, { consumer });
      return matchedCount;
    });
  }
  const lost = await GivenUpModel.countDocuments({ ...filterOf(choice), event: null });
  return { asked, lost };
}

/** Forgets that events were given up: they will not be handled. */
export async function discardGivenUp(choice: GivenUpChoice): Promise<number> {
  return inTransaction(async () => {
    const ids = (await listGivenUp(choice)).map(({ _id }) => _id);
    await ReceiptModel.updateMany({ _id: { $in: ids } }, { $set: { failure: null } });
    const { deletedCount } = await GivenUpModel.deleteMany({ _id: { $in: ids } });
    return deletedCount;
  });
}

/**
 * Lists what versions before gave up, of which only a receipt with a failure is left. Runs at every
 * start: while versions are exchanged, a process of the one before may still give something up.
 */
export async function collectGivenUp(): Promise<void> {
  const receipts = await ReceiptModel.find({ failure: { $type: 'string' } }).lean();
  for (const { _id, at, failure } of receipts) {
    const split = _id.lastIndexOf(':');
    if (failure === null || (await GivenUpModel.exists({ _id }))) continue;
    const event = await EventModel.findById(_id.slice(split + 1)).lean<EventRecord>();
    await GivenUpModel.updateOne(
      { _id },
      { $setOnInsert: { consumer: _id.slice(0, split), event, failure, at, isRetried: false } },
      { upsert: true },
    );
  }
}

const filterOf = ({ consumer, ids }: GivenUpChoice): QueryFilter<GivenUpRecord> => ({
  ...(consumer === undefined ? {} : { consumer }),
  ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
});
