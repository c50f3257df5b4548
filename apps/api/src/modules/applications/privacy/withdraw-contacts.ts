import { contactsWithdrawnMail } from '@wiki/emails';
import type { Connection } from 'mongoose';
import type { Config } from '../../../config.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { changeBusiness, findBusiness, managersOf } from '../../businesses/index.ts';
import { requestMail } from '../../mail/index.ts';
import { notifyLater } from '../../notifications/index.ts';
import { findUser } from '../../users/index.ts';
import { siteIdentity } from '../../../platform/site/site.ts';
import { ApplicationModel } from '../application.model.ts';

type Db = NonNullable<Connection['db']>;

const tellJob = 'tell-contacts-withdrawn';

/**
 * Takes back what activation published without being asked: the e-mail, phone and street of an
 * application. What differs from the application was written by the business and stays. What is
 * equal cannot be told from what was published by itself, so it goes too, and whoever manages the
 * business is told and chooses.
 */
export async function withdrawContacts(db: Db): Promise<void> {
  const activated = db
    .collection('businesses')
    .find({ applicationId: { $type: 'string' } }, { projection: { _id: 1 } });
  for await (const { _id } of activated) {
    await inTransaction(() => withdrawOf(String(_id)));
  }
}

async function withdrawOf(businessId: string): Promise<void> {
  const before = await findBusiness(businessId);
  const application = before && (await ApplicationModel.findById(before.applicationId).lean());
  if (!application) return;
  const { email, phone, address } = application.form;
  const isSame = (published: string | null, given: string | null) =>
    published !== null && published === given;
  const changes = {
    ...(isSame(before.contactEmail, email) ? { contactEmail: null } : {}),
    ...(isSame(before.contactPhone, phone) ? { contactPhone: null } : {}),
    ...(isSame(before.address, address) ? { address: null } : {}),
  };
  if (Object.keys(changes).length === 0) return;
  await changeBusiness(businessId, () => changes);
  await enqueueJob({
    type: tellJob,
    key: `${tellJob}:${businessId}`,
    payload: { businessId },
  });
}

/** Tells those who manage a business that its contact details were taken off its page. */
export const tellWithdrawnHandler: JobHandler = {
  type: tellJob,
  maxAttempts: 20,
  async run({ payload }, { config }) {
    const businessId = String(payload.businessId);
    const business = await findBusiness(businessId);
    if (!business) return;
    await inTransaction(() => tell(business.name, businessId, config));
  },
};

async function tell(
  businessName: string,
  businessId: string,
  { baseUrl, socialLinks }: Config,
): Promise<void> {
  const cause = `contacts-withdrawn:${businessId}`;
  const managers = await managersOf(businessId);
  await notifyLater(managers, {
    type: 'contactsWithdrawn',
    params: { business: businessName },
    cause,
  });
  for (const userId of managers) {
    const user = await findUser(userId);
    if (!user?.email) continue;
    const { language, displayName: name } = user;
    await requestMail({
      to: user.email,
      userId,
      language,
      mail: contactsWithdrawnMail({
        language,
        name,
        baseUrl,
        socialLinks,
        site: siteIdentity(),
        businessName,
      }),
      cause: `${cause}:${userId}`,
    });
  }
}
