import type { PaymentResolvers } from '../../../graphql/generated/resolvers.ts';
import { can } from '../../../authz/actions.ts';
import { apiError } from '../../../platform/errors/errors.ts';
import { seenBusiness } from '../../businesses/index.ts';
import { isAnnullable } from '../payments/annul-payment.service.ts';
import { charged, displayed } from '../payments/amounts.ts';
import { describeInvoice } from '../invoices/describe-invoice.ts';
import { surplusOf } from '../payments/surplus.ts';

export const Payment: PaymentResolvers = {
  id: ({ _id }) => _id.toHexString(),
  business: ({ businessId }, _args, ctx) => seenBusiness(ctx, businessId),
  async application({ applicationId }, _args, { viewer, loaders }) {
    const application = applicationId && (await loaders.applicationById.load(applicationId));
    return application && can(viewer, 'application.read', application) ? application : null;
  },
  // Whoever may see a payment may see its invoice: both have the same payer and business.
  invoice: async ({ invoiceId }, _args, { loaders }) => {
    const invoice = await loaders.invoiceById.load(invoiceId);
    if (!invoice) throw apiError('NOT_FOUND');
    return invoice;
  },
  amount: ({ displayMinor }, _args, { config }) => displayed(displayMinor, config),
  localAmount: ({ localMinor }) => charged(localMinor),
  tax: ({ taxMinor }) => charged(taxMinor),
  description: (payment, _args, { request }) => describeInvoice(payment, request.language),
  concept: (payment) => ({
    en: describeInvoice(payment, 'en'),
    es: describeInvoice(payment, 'es'),
  }),
  recordedBy: async ({ recordedBy }, _args, { loaders }) =>
    recordedBy ? ((await loaders.userById.load(recordedBy))?.displayName ?? null) : null,
  note: ({ note }, _args, { viewer }) => (can(viewer, 'billing.administer', null) ? note : null),
  surplus: surplusOf,
  surplusDecision: ({ surplusDecision }) =>
    surplusDecision && { ...surplusDecision, date: surplusDecision.at },
  annulment: ({ annulment }) => annulment && { ...annulment, date: annulment.at },
  viewerCanDecide: (payment, _args, { viewer }) =>
    surplusOf(payment) === 'OPEN' && can(viewer, 'billing.administer', null),
  hasReceipt: ({ receiptNumber }) => receiptNumber !== null,
  viewerCanAnnul: (payment, _args, { viewer }) =>
    isAnnullable(payment) && can(viewer, 'billing.administer', null),
};
