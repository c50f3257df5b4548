import type { Config } from '../../../config.ts';
import { billingClient } from '../../../platform/billing/billing-client.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { cancelJob, enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { changeUser, findUser, type UserRecord } from '../../users/index.ts';
import { PaymentModel } from '../payments/payment.model.ts';

const customerJob = 'create-billing-customer';
const keyOf = (userId: string) => `${customerJob}:${userId}`;

/** Enqueues the call that makes a person a customer of the billing service, once per person. */
export async function requestCustomer(userId: string): Promise<void> {
  await enqueueJob({ type: customerJob, key: keyOf(userId), payload: { userId } });
}

/**
 * Whoever registers becomes a customer in the background: a silent service holds nobody up. Of those
 * who delete their account the payments stay, as accounts must, without their address.
 */
export const customerConsumer: EventConsumer = {
  name: 'billing-customers',
  types: ['user.registered', 'user.deleted'],
  async handle({ type, data }) {
    const { userId } = data as { userId: string };
    if (type === 'user.registered') return requestCustomer(userId);
    // Where there is no billing service it waits, and would keep whom it was for.
    await cancelJob(keyOf(userId));
    const own = { $or: [{ payerId: userId, startedBy: null }, { startedBy: userId }] };
    await PaymentModel.updateMany(own, { $set: { customerEmail: '' } });
  },
};

/** Tried for about two weeks, which outlives an outage. */
export const customerHandler: JobHandler = {
  type: customerJob,
  maxAttempts: 350,
  awaits: ({ billingUrl }) => (billingUrl === null ? 'BILLING_URL' : null),
  async run({ payload }, { config }) {
    const user = await findUser(String(payload.userId));
    // Without an address there is nobody to bill; a deleted account is not told of any more.
    if (!user?.email) return;
    if (!(await ensureCustomer(config, user))) throw new Error('No customer was created.');
  },
};

/**
 * The person's number in the billing service, which is asked for one when there is none; null when
 * it does not answer. Of two who ask at once, the first number stays.
 */
export async function ensureCustomer(config: Config, user: UserRecord): Promise<string | null> {
  if (user.customerId) return user.customerId;
  const userId = user._id.toHexString();
  const created = await billingClient(config).createCustomer({
    user_id: userId,
    firstname: user.firstName,
    lastname: user.lastName,
    email: user.email ?? '',
    phone: user.phone,
    CompanyName: null,
  });
  if (!created) return null;
  return inTransaction(async () => {
    if (await changeUser(userId, created, { customerId: null })) {
      await recordEvent('user.changed', null, { userId });
      return created.customerId;
    }
    return (await findUser(userId))?.customerId ?? null;
  });
}
