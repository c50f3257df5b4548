import mongoose from 'mongoose';
import { vi } from 'vitest';
import { eventDocuments } from '../../platform/outbox/event.model.ts';

/** Makes the next transaction abort for a passing reason when it is about to record its event. */
export function abortOnce() {
  return vi.spyOn(eventDocuments, 'toInsert').mockImplementationOnce(() => {
    throw new mongoose.mongo.MongoServerError({
      message: 'A passing conflict',
      code: 112,
      errorLabels: ['TransientTransactionError'],
    });
  });
}
