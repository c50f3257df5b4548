import { actionsFrom } from '@wiki/domain';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import { nameTermsOf } from '../../businesses/index.ts';
import { releaseFiles } from '../../files/index.ts';
import { emptyForm, filesOf } from '../form/application-form.ts';
import {
  ApplicationModel,
  type ApplicationFormRecord,
  type ApplicationRecord,
} from '../application.model.ts';
import { fileUserOf } from '../application.store.ts';
import { TaxDataChangeModel } from '../tax-data/tax-data-change.model.ts';
import { moveApplication } from '../review/move-application.ts';

/** Applications that were paid are records of the business and of the books. */
const kept: ReadonlySet<ApplicationRecord['status']> = new Set(['payment-complete', 'approved']);

/** What a paid application tells of people, the applicant and those they named: not of the business. */
const { contactFirstName, contactLastName, email, phone, whatsapp, referredBy } = emptyForm;
const { authorizedUsers, billingEmail, shareholders, commercialReference } = emptyForm;
const nobody: Partial<ApplicationFormRecord> = {
  contactFirstName,
  contactLastName,
  email,
  phone,
  whatsapp,
  referredBy,
  authorizedUsers,
  billingEmail,
  shareholders,
  commercialReference,
};

/**
 * Closes and empties the applications of deleted accounts, each event once. The steps of what
 * happened stay for the audit. One that awaits a payment is deleted, so that its invoice is voided;
 * of one that was paid, what it says of the business and its documents stays (decision 0014).
 */
export const erasureConsumer: EventConsumer = {
  name: 'application-erasure',
  types: ['user.deleted'],
  async handle(event) {
    const { userId } = event.data as { userId: string };
    // What they asked for as managers is the business's, but for an address of theirs.
    await TaxDataChangeModel.updateMany(
      { requestedBy: userId },
      { $set: { 'data.billingEmail': null } },
    );
    await TaxDataChangeModel.updateMany(
      { requestedBy: userId, status: 'PENDING' },
      { $set: { status: 'WITHDRAWN', dateDecided: new Date() } },
    );
    const own = await ApplicationModel.find({ applicantId: userId }).lean();
    for (const application of own) {
      const isKept = kept.has(application.status);
      const closed = application.isOpen && !isKept ? await close(application, userId) : application;
      await erase(closed, isKept ? { ...closed.form, ...nobody } : emptyForm);
    }
  },
};

/** A person has one open application, so this records one event. */
async function close(application: ApplicationRecord, actorId: string): Promise<ApplicationRecord> {
  const mayWithdraw = actionsFrom(application.status, 'applicant').includes('withdraw');
  return moveApplication(
    application,
    mayWithdraw
      ? { action: 'withdraw', actorId }
      : { action: 'delete', actorId, reason: { key: 'askedByApplicant', text: null } },
  );
}

/** Leaves the given form and releases the files it does not name; words of people go everywhere. */
async function erase(
  { _id, form, history, reason }: ApplicationRecord,
  left: ApplicationFormRecord,
): Promise<void> {
  const stay = new Set(filesOf(left).map(({ fileId }) => fileId));
  const gone = filesOf(form).filter(({ fileId }) => !stay.has(fileId));
  await releaseFiles(
    fileUserOf({ _id }),
    gone.map(({ fileId }) => fileId),
  );
  await ApplicationModel.updateOne(
    { _id },
    {
      $set: {
        form: left,
        nameTerms: nameTermsOf(left.businessName ?? ''),
        applicantEmail: '',
        requestedChanges: [],
        documentChecks: [],
        notes: [],
        reviewed: null,
        reason: wordless(reason),
        history: history.map((step) => ({ ...step, comments: [], reason: wordless(step.reason) })),
      },
      $inc: { version: 1 },
    },
  );
}

/** A reason without what somebody wrote beside it. */
const wordless = (reason: ApplicationRecord['reason']): ApplicationRecord['reason'] =>
  reason && { key: reason.key, text: null };
