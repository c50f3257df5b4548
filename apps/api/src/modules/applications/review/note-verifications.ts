import type { Connection } from 'mongoose';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import {
  type BusinessRecord,
  type CheckedFacts,
  memberIdsOf,
  noteVerification,
} from '../../businesses/index.ts';
import { ApplicationModel, type ApplicationRecord } from '../application.model.ts';

type Db = NonNullable<Connection['db']>;

/**
 * Notes what the verified mark of each business stood for. One that took another name or place since
 * its application was checked loses the mark until an administrator confirms it; the event tells
 * those who manage it and the administrators.
 */
export async function noteVerifications(db: Db): Promise<void> {
  const verified = db
    .collection<BusinessRecord>('businesses')
    .find({ isVerified: true, verification: { $exists: false } });
  for await (const business of verified) {
    const businessId = business._id.toHexString();
    const application = await ApplicationModel.findById(business.applicationId).lean();
    await inTransaction(async () => {
      const isLost = await noteVerification(business, {
        facts: factsOf(business, application),
        date: activationOf(application)?.at ?? business.dateCreated,
        by: activationOf(application)?.actorId ?? null,
      });
      if (!isLost) return;
      const userIds = await memberIdsOf(businessId);
      await recordEvent('business.changed', null, {
        businessId,
        userIds,
        change: 'verificationLost',
      });
    });
  }
}

const activationOf = (application: ApplicationRecord | null) =>
  application?.history.findLast(({ to }) => to === 'approved');

/** What was checked: the application's facts; of a business without one, those it has now. */
function factsOf(
  { name, city, region, country }: BusinessRecord,
  application: ApplicationRecord | null,
): CheckedFacts {
  const form = application?.form;
  const given = form?.city ?? city;
  return {
    name: form?.businessName ?? name,
    city: given,
    region: form?.state ?? (form?.city ? given : region),
    country: form?.country ?? country,
    taxId: form?.taxId ?? null,
  };
}
