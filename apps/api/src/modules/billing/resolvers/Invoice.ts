import type { InvoiceResolvers } from '../../../graphql/generated/resolvers.ts';
import { can } from '../../../authz/actions.ts';
import { cardPaymentBegun } from '../invoices/invoice.service.ts';
import { charged, displayed } from '../payments/amounts.ts';

export const Invoice: InvoiceResolvers = {
  id: ({ _id }) => _id.toHexString(),
  dateIssued: ({ issuedAt }) => issuedAt,
  dateDue: ({ dueAt }) => dueAt,
  buyer: ({ buyer }) => buyer,
  datePeriodStart: ({ periodStart }) => periodStart,
  datePeriodEnd: ({ periodEnd }) => periodEnd,
  dateCardPaymentBegun: async ({ _id }, _args, { viewer }) =>
    can(viewer, 'billing.administer', null) ? cardPaymentBegun(_id) : null,
  subtotal: ({ subtotalMinor }) => charged(subtotalMinor),
  tax: ({ taxMinor }) => charged(taxMinor),
  total: ({ totalMinor }) => charged(totalMinor),
  displayTotal: ({ displayTotalMinor }, _args, { config }) => displayed(displayTotalMinor, config),
};
