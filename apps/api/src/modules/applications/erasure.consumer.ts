import { actionsFrom } from '@wiki/domain';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import { releaseFiles } from '../files/index.ts';
import { emptyForm, filesOf } from './application-form.ts';
import { ApplicationModel, type ApplicationRecord } from './application.model.ts';
import { fileUserOf } from './application.store.ts';
import { moveApplication } from './move-application.ts';

/** Applications that were paid are records of the business and of the books: they stay. */
const kept: readonly ApplicationRecord['status'][] = ['payment-complete', 'approved'];

/**
 * Closes and empties the applications of deleted accounts, each event once. What happened to them
 * stays for the audit. One that awaits a payment is deleted, so that its invoice is voided.
 */
export const erasureConsumer: EventConsumer = {
  name: 'application-erasure',
  types: ['user.deleted'],
  async handle(event) {
    const { userId } = event.data as { userId: string };
    const own = await ApplicationModel.find({ applicantId: userId, status: { $nin: kept } }).lean();
    for (const application of own) {
      if (application.isOpen) await close(application, userId);
      await erase(application);
    }
  },
};

/** A person has one open application, so this records one event. */
async function close(application: ApplicationRecord, actorId: string): Promise<void> {
  const mayWithdraw = actionsFrom(application.status, 'applicant').includes('withdraw');
  await moveApplication(
    application,
    mayWithdraw
      ? { action: 'withdraw', actorId }
      : { action: 'delete', actorId, reason: { key: 'askedByApplicant', text: null } },
  );
}

async function erase({ _id, form, history }: ApplicationRecord): Promise<void> {
  await releaseFiles(
    fileUserOf({ _id }),
    filesOf(form).map(({ fileId }) => fileId),
  );
  const comments = Object.fromEntries(
    history.map((_step, index) => [`history.${index}.comments`, []]),
  );
  await ApplicationModel.updateOne(
    { _id },
    {
      $set: { form: emptyForm, nameKey: '', applicantEmail: '', requestedChanges: [], ...comments },
      $inc: { version: 1 },
    },
  );
}
