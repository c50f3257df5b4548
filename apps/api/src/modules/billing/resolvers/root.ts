import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { payloadOf } from '../../../platform/errors/errors.ts';
import { followAccountStatus } from '../membership/account-status.live.ts';
import { readAccountStatus } from '../membership/account-status.service.ts';
import { retryBillingSync } from '../billing-service/billing-sync.service.ts';
import { annulManualPayment } from '../payments/annul-payment.service.ts';
import { startCheckout } from '../payments/checkout.service.ts';
import { confirmPayment } from '../payments/confirm-payment.service.ts';
import {
  createInvoiceLink,
  createPaymentsCsvLink,
  createReceiptLink,
} from '../invoices/document-links.service.ts';
import { invoices } from '../invoices/invoice.resource.ts';
import { openInvoices, readInvoice } from '../invoices/invoice.service.ts';
import { recordManualPayment } from '../payments/manual-payment.service.ts';
import {
  changePlan,
  downgradeMembership,
  upgradeMembership,
} from '../membership/membership.service.ts';
import {
  listMyPayments,
  listPayments,
  readPayment,
  sumPayments,
} from '../payments/payment-lists.service.ts';
import { followPayments } from '../payments/payment.live.ts';
import { readPlans, updatePlan } from '../plans/plan.service.ts';
import { applySurplus, refundSurplus } from '../payments/surplus.service.ts';
import { reinstateMembership, suspendMembership } from '../membership/suspension.service.ts';

export const root = {
  Query: {
    accountStatus: query(readAccountStatus),
    invoice: (_parent, { id }, ctx) => readInvoice(ctx, id),
    myPayments: query(listMyPayments),
    invoices: invoices.resolve,
    openInvoices: (_parent, { of }, ctx) => openInvoices(ctx, of),
    payment: (_parent, { id }, ctx) => readPayment(ctx, id),
    payments: query(listPayments),
    paymentSum: query(sumPayments),
    plans: () => readPlans(),
  },
  Mutation: {
    annulManualPayment: mutation({ payment: null }, annulManualPayment),
    applySurplusPayment: mutation({ payment: null }, applySurplus),
    changePlan: mutation({ business: null }, changePlan),
    confirmPayment: mutation({ payment: null }, confirmPayment),
    createInvoiceLink: mutation({ url: null }, createInvoiceLink),
    createPaymentsCsvLink: (_parent, { filter }, ctx) =>
      payloadOf({ url: null }, () => createPaymentsCsvLink(ctx, filter)),
    createReceiptLink: mutation({ url: null }, createReceiptLink),
    downgradeMembership: mutation({ accountStatus: null }, downgradeMembership),
    recordManualPayment: mutation({ payment: null }, recordManualPayment),
    refundSurplusPayment: mutation({ payment: null }, refundSurplus),
    reinstateMembership: mutation({ business: null }, reinstateMembership),
    retryBillingSync: mutation({ accountStatus: null }, retryBillingSync),
    startCheckout: mutation({ checkout: null }, startCheckout),
    suspendMembership: mutation({ business: null }, suspendMembership),
    updatePlan: mutation({ plan: null }, updatePlan),
    upgradeMembership: mutation({ accountStatus: null }, upgradeMembership),
  },
  Subscription: {
    accountStatusChanged: {
      subscribe: (_parent, { after }, ctx) => followAccountStatus(ctx, after),
    },
    paymentChanged: {
      subscribe: (_parent, { after }, ctx) => followPayments(ctx, after),
    },
  },
} satisfies Resolvers;
