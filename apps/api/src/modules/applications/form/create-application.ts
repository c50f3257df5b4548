import { Types } from 'mongoose';
import { attachFiles } from '../../files/index.ts';
import { nameTermsOf } from '../../businesses/index.ts';
import { filesOf } from './application-form.ts';
import { ApplicationModel, type ApplicationRecord } from '../application.model.ts';
import { doubtOf, fileUserOf, isPayable, standingOf } from '../application.store.ts';
import { schedulePayment } from '../activation/payment-due.ts';

type Desk = 'documentChecks' | 'notes';

/** An application to write as it stands; what follows from it is made here. */
export type NewApplication = Omit<
  ApplicationRecord,
  '_id' | 'nameTerms' | 'isOpen' | 'isListed' | 'hasDoubtfulTaxId' | 'version' | Desk
> &
  Partial<Pick<ApplicationRecord, Desk>> & { _id?: Types.ObjectId };

/**
 * Writes an application in any state, joining the caller's transaction and recording no event: for
 * the demonstration and for tests. Files that are stored are marked as used; a payment that is
 * awaited gets its reminders and its end.
 */
export async function createApplication(
  given: NewApplication,
  { hasFiles }: { hasFiles: boolean },
): Promise<ApplicationRecord> {
  const record: ApplicationRecord = {
    _id: new Types.ObjectId(),
    documentChecks: [],
    notes: [],
    ...given,
    ...standingOf(given.status),
    ...doubtOf(given.form),
    nameTerms: nameTermsOf(given.form.businessName ?? ''),
    version: given.history.length + 1,
  };
  await ApplicationModel.create([record]);
  if (hasFiles) {
    await attachFiles({
      ownerId: record.applicantId,
      files: filesOf(record.form),
      usedBy: fileUserOf(record),
    });
  }
  if (isPayable(record) && record.paymentDueAt) {
    await schedulePayment(record._id.toHexString(), record.paymentDueAt);
  }
  return record;
}
