import type { ApiModule } from '../../module.ts';
import { visibleIn } from '../../kits/resource/index.ts';
import { beforeApproval } from '../applications/index.ts';
import { paymentQueue } from './billing.queue.ts';
import { paymentFinder } from './payment.finder.ts';
import { billingStatistics } from './billing.statistics.ts';
import { billingNotifications } from './billing.notifications.ts';
import './billing.events.ts';
import { createBillingLoaders } from './billing.loaders.ts';
import { billingMailsConsumer } from './billing-mails.consumer.ts';
import { billingMigrations } from './billing.migrations.ts';
import { billingPolicy, invoicesToPay } from './billing.policy.ts';
import { syncConsumer, syncHandler } from './billing-service/billing-sync.ts';
import { serveBillingCallback } from './billing-service/callback.route.ts';
import { customerConsumer, customerHandler } from './billing-service/customer.ts';
import { serveBillingDocuments } from './invoices/document.routes.ts';
import { invoiceConsumer } from './invoices/invoice.consumer.ts';
import { InvoiceModel } from './invoices/invoice.model.ts';
import { membershipClockHandler } from './membership/membership-clock.job.ts';
import { datePaymentHandler } from './payments/payment-dates.job.ts';
import { billingDataOf } from './personal-data.ts';
import { assertPriceSet } from './plans/plan.service.ts';
import { reconcileHandler } from './billing-service/reconciliation.ts';
import { AccountStatusChange } from './resolvers/AccountStatusChange.ts';
import { Invoice } from './resolvers/Invoice.ts';
import { Payment } from './resolvers/Payment.ts';
import { PaymentStatus } from './resolvers/PaymentStatus.ts';
import { root } from './resolvers/root.ts';
import { Plan } from './resolvers/Plan.ts';

export { acceptFirstPrices } from './plans/plan.service.ts';
export { openInvoiceOf } from './invoices/issue-invoice.ts';
export { renewalNotice } from './payments/period.ts';
export {
  type InvoiceToInsert,
  insertInvoice,
  insertPayment,
  playRenewal,
} from './payments/insert-payment.ts';

beforeApproval(assertPriceSet);

export const billing: ApiModule = {
  name: 'billing',
  queue: [paymentQueue],
  finders: [paymentFinder],
  statistics: [billingStatistics],
  notifications: billingNotifications,
  notificationTargets: { invoiceToPay: visibleIn(InvoiceModel, invoicesToPay, 'number') },
  resolvers: {
    ...root,
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
  jobs: [
    customerHandler,
    datePaymentHandler,
    membershipClockHandler,
    reconcileHandler,
    syncHandler,
  ],
  routes(app, config) {
    serveBillingCallback(app, config);
    serveBillingDocuments(app, config);
  },
};
