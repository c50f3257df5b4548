import { payableApplicationStatuses } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { BillingSyncProblem } from '../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../graphql/context.ts';
import { type ApplicationRecord, openApplicationOf } from '../../applications/index.ts';
import type { BusinessRecord, MembershipRecord } from '../../businesses/index.ts';
import { syncErrorOf } from '../billing-service/billing-sync.ts';
import { ownPayments } from '../billing.policy.ts';
import { InvoiceModel, type InvoiceRecord } from '../invoices/invoice.model.ts';
import { PaymentModel, type PaymentRecord } from '../payments/payment.model.ts';

/** What a member owes and how the membership stands. */
export interface AccountStatusView {
  membership: MembershipRecord | null;
  business: BusinessRecord | null;
  application: ApplicationRecord | null;
  openInvoice: InvoiceRecord | null;
  lastPayments: PaymentRecord[];
  billingSyncError: BillingSyncProblem | null;
  viewerCanManage: boolean;
}

const shownPayments = 5;
const payable: readonly string[] = payableApplicationStatuses;

/** How the caller's account stands. Those who work for a business without managing it see no money. */
export async function readAccountStatus({
  viewer,
  loaders,
}: Pick<Context, 'viewer' | 'loaders'>): Promise<AccountStatusView> {
  const caller = signedIn(viewer);
  const { businessId, userId } = caller;
  const manages = can(viewer, 'billing.manage', { businessId });
  const business = businessId ? await loaders.businessById.load(businessId) : null;
  const application = await openApplicationOf(userId);
  const awaited = application && payable.includes(application.status) ? application : null;
  const openInvoice = await openInvoiceFor(
    awaited ? { applicationId: awaited._id.toHexString() } : manages ? { businessId } : null,
  );
  return {
    membership: business?.membership ?? null,
    business,
    application: awaited,
    openInvoice,
    lastPayments: await PaymentModel.find(ownPayments(caller))
      .sort({ date: -1, _id: -1 })
      .limit(shownPayments)
      .lean(),
    billingSyncError: manages && businessId ? await syncErrorOf(businessId) : null,
    viewerCanManage: manages || (openInvoice !== null && can(viewer, 'billing.pay', openInvoice)),
  };
}

const openInvoiceFor = async (
  of: { applicationId: string } | { businessId: string | null } | null,
): Promise<InvoiceRecord | null> => of && InvoiceModel.findOne({ ...of, status: 'OPEN' }).lean();
