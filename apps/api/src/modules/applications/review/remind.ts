import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { replaceApplication } from '../application.store.ts';
import { reminderEntry } from './move-application.ts';
import { reminderPause } from '../activation/payment-due.ts';

/** Whether the applicant was reminded so lately that another reminder would be a nuisance. */
export function wasJustReminded({
  dateReminded,
}: Pick<ApplicationRecord, 'dateReminded'>): boolean {
  return dateReminded !== null && Date.now() - dateReminded.getTime() < reminderPause;
}

/**
 * Notes a reminder and records its event, which the applicant's mail and notification follow. Joins
 * the caller's transaction.
 */
export async function remind(
  application: ApplicationRecord,
  actorId: string | null,
): Promise<ApplicationRecord> {
  const { _id, applicantId: userId, history } = application;
  const reminded = await replaceApplication(
    application,
    { dateReminded: new Date() },
    { history: [...history, reminderEntry(application, actorId)] },
  );
  await recordEvent('application.reminded', actorId, { applicationId: _id.toHexString(), userId });
  return reminded;
}
