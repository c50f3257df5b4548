import type { Context } from '../../../graphql/context.ts';
import { BillingError } from '../../../platform/billing/billing-request.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import type { AccountStatusView } from '../membership/account-status.service.ts';
import { limitPerson } from '../billing-limits.ts';
import { syncBusiness } from './billing-sync.ts';
import { managerOf, statusNow } from '../membership/membership.service.ts';

/**
 * Tells the billing service of the data of the caller's business again. Refused with
 * `BILLING_UNAVAILABLE` when it does not take them; why is kept in the account status. `TOO_MANY_REQUESTS`
 * after too many in an hour.
 */
export async function retryBillingSync(
  ctx: Pick<Context, 'viewer' | 'config' | 'loaders'>,
): Promise<{ accountStatus: AccountStatusView }> {
  const { userId, businessId } = managerOf(ctx);
  await limitPerson('billing-sync', userId);
  try {
    await syncBusiness(ctx.config, businessId);
  } catch (error) {
    if (error instanceof BillingError) throw refuse('BILLING_UNAVAILABLE');
    throw error;
  }
  return statusNow(ctx);
}
