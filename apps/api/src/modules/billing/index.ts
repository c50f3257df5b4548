import type { ApiModule } from '../../module.ts';
import './billing.events.ts';
import { createBillingLoaders } from './billing.loaders.ts';
import { billingMailsConsumer } from './billing-mails.consumer.ts';
import { billingMigrations } from './billing.migrations.ts';
import { billingPolicy } from './billing.policy.ts';
import { syncConsumer, syncHandler } from './billing-sync.ts';
import { serveBillingCallback } from './callback.route.ts';
import { customerConsumer, customerHandler } from './customer.ts';
import { serveBillingDocuments } from './document.routes.ts';
import { invoiceConsumer } from './invoice.consumer.ts';
import { membershipClockHandler } from './membership-clock.job.ts';
import { billingDataOf } from './personal-data.ts';
import { reconcileHandler } from './reconciliation.ts';
import { AccountStatusChange } from './resolvers/AccountStatusChange.ts';
import { Invoice } from './resolvers/Invoice.ts';
import { confirmPayment } from './resolvers/Mutation/confirmPayment.ts';
import { createPaymentsCsvLink } from './resolvers/Mutation/createPaymentsCsvLink.ts';
import { createReceiptLink } from './resolvers/Mutation/createReceiptLink.ts';
import { downgradeMembership } from './resolvers/Mutation/downgradeMembership.ts';
import { recordManualPayment } from './resolvers/Mutation/recordManualPayment.ts';
import { reinstateMembership } from './resolvers/Mutation/reinstateMembership.ts';
import { retryBillingSync } from './resolvers/Mutation/retryBillingSync.ts';
import { startCheckout } from './resolvers/Mutation/startCheckout.ts';
import { suspendMembership } from './resolvers/Mutation/suspendMembership.ts';
import { updatePlan } from './resolvers/Mutation/updatePlan.ts';
import { upgradeMembership } from './resolvers/Mutation/upgradeMembership.ts';
import { Payment } from './resolvers/Payment.ts';
import { PaymentStatus } from './resolvers/PaymentStatus.ts';
import { Plan } from './resolvers/Plan.ts';
import { accountStatus } from './resolvers/Query/accountStatus.ts';
import { invoice } from './resolvers/Query/invoice.ts';
import { myPayments } from './resolvers/Query/myPayments.ts';
import { openInvoices } from './resolvers/Query/openInvoices.ts';
import { payment } from './resolvers/Query/payment.ts';
import { payments } from './resolvers/Query/payments.ts';
import { plans } from './resolvers/Query/plans.ts';
import { accountStatusChanged } from './resolvers/Subscription/accountStatusChanged.ts';
import { paymentChanged } from './resolvers/Subscription/paymentChanged.ts';

export { plantInvoice, plantPayment } from './plant-payment.ts';

export const billing: ApiModule = {
  name: 'billing',
  resolvers: {
    Query: { accountStatus, invoice, myPayments, openInvoices, payment, payments, plans },
    Mutation: {
      confirmPayment,
      createPaymentsCsvLink,
      createReceiptLink,
      downgradeMembership,
      recordManualPayment,
      reinstateMembership,
      retryBillingSync,
      startCheckout,
      suspendMembership,
      updatePlan,
      upgradeMembership,
    },
    Subscription: { accountStatusChanged, paymentChanged },
    AccountStatusChange,
    Invoice,
    Payment,
    PaymentStatus,
    Plan,
  },
  policy: billingPolicy,
  loaders: createBillingLoaders,
  personalData: billingDataOf,
  migrations: billingMigrations,
  consumers: [billingMailsConsumer, customerConsumer, invoiceConsumer, syncConsumer],
  jobs: [customerHandler, membershipClockHandler, reconcileHandler, syncHandler],
  routes(app, config) {
    serveBillingCallback(app, config);
    serveBillingDocuments(app, config);
  },
};
