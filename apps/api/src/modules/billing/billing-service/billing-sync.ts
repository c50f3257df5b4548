import { createHash } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { BillingSyncProblem } from '../../../graphql/generated/resolvers.ts';
import { billingClient } from '../../../platform/billing/billing-client.ts';
import type { EditedCustomer } from '../../../platform/billing/billing-payloads.ts';
import { BillingError, type BillingFailure } from '../../../platform/billing/billing-request.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { applicationBillingData, findApplication } from '../../applications/index.ts';
import { findBusiness, memberIdsOf } from '../../businesses/index.ts';
import { findUser } from '../../users/index.ts';
import { BillingSyncModel } from './billing-sync.model.ts';
import { ensureCustomer } from './customer.ts';

const syncJob = 'sync-billing-customer';

/** Enqueues telling the billing service of a business's data, once per cause. Joins the transaction. */
export async function requestSync(businessId: string, cause: string): Promise<void> {
  const key = `${syncJob}:${businessId}:${cause}`;
  await enqueueJob({ type: syncJob, key, payload: { businessId } });
}

/**
 * A profile that changed may have another address, and a tax id may be corrected: what is the same as
 * before is not sent again.
 */
export const syncConsumer: EventConsumer = {
  name: 'billing-sync',
  types: ['business.changed', 'application.taxIdCorrected', 'application.taxDataChanged'],
  async handle({ _id, data }) {
    const { businessId } = data as { businessId: string | null };
    // What is only asked for is nobody else's business.
    if ('change' in data && data.change === 'requested') return;
    if (businessId) await requestSync(businessId, _id.toHexString());
  },
};

export const syncHandler: JobHandler = {
  type: syncJob,
  maxAttempts: 20,
  run: ({ payload }, { config }) => syncBusiness(config, String(payload.businessId)),
};

/** Why the billing service did not take a business's data the last time, or null. */
export async function syncErrorOf(businessId: string): Promise<BillingSyncProblem | null> {
  const error = (await BillingSyncModel.findById(businessId).lean())?.error;
  return error ? problems[error] : null;
}

/** A failure as the schema names it. */
const problems: Record<BillingFailure, BillingSyncProblem> = {
  'not-configured': 'UNAVAILABLE',
  timeout: 'UNAVAILABLE',
  unreachable: 'UNAVAILABLE',
  refused: 'REFUSED',
  junk: 'NOT_UNDERSTOOD',
};

/**
 * Tells the billing service of a business's tax data and addresses, unless it took the same before.
 * How it ended is kept for those who manage the business.
 * @throws BillingError when the service did not take them.
 */
export async function syncBusiness(config: Config, businessId: string): Promise<void> {
  try {
    const customer = await customerOf(config, businessId);
    if (!customer) return;
    const takenDigest = createHash('sha256').update(JSON.stringify(customer)).digest('hex');
    const before = await BillingSyncModel.findById(businessId).lean();
    if (before?.takenDigest === takenDigest && !before.error) return;
    await billingClient(config).editCustomer(customer);
    await keep(businessId, { error: null, takenDigest });
  } catch (error) {
    if (error instanceof BillingError) await keep(businessId, { error: error.failure });
    throw error;
  }
}

async function keep(
  businessId: string,
  outcome: { error: BillingFailure | null; takenDigest?: string },
): Promise<void> {
  await inTransaction(async () => {
    const before = await BillingSyncModel.findOneAndUpdate(
      { _id: businessId },
      { $set: { ...outcome, at: new Date() } },
      { upsert: true },
    ).lean();
    // Failing again the same way is no news.
    if (before && before.error === outcome.error) return;
    await recordEvent('billing.synced', null, {
      businessId,
      userIds: await memberIdsOf(businessId),
    });
  });
}

/**
 * The customer a business is billed as: its applicant with the tax data of the application; its own
 * place is where things go. Null for one that came without an application.
 */
async function customerOf(config: Config, businessId: string): Promise<EditedCustomer | null> {
  const business = await findBusiness(businessId);
  const application = business?.applicationId && (await findApplication(business.applicationId));
  if (!business || !application) return null;
  const data = await applicationBillingData(application._id.toHexString());
  const payer = await findUser(application.applicantId);
  if (!data || !payer) return null;
  const customerId = await ensureCustomer(config, payer);
  if (!customerId) throw new BillingError('unreachable');
  return {
    ...data,
    customerId,
    user_id: application.applicantId,
    shipcountry: business.country,
    city2: business.city,
    state2: business.region,
    address2: business.address ?? data.address,
  };
}
