import type { Config } from '../../config.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import {
  tellAdministratorsOfMismatch,
  tellAdministratorsOfReversal,
  tellAdministratorsOfSurplus,
  tellOfInvoice,
  tellOfPayment,
} from './tell-payments.ts';
import { InvoiceModel } from './invoices/invoice.model.ts';
import { PaymentModel } from './payments/payment.model.ts';
import { surplusOf } from './payments/surplus.ts';
import { tellOfMembership } from './membership/tell-memberships.ts';

type Data<Type extends keyof EventMap> = EventRecord<Type>['data'];

/** Tells payers, managers and administrators of invoices, payments and memberships, each once. */
export const billingMailsConsumer: EventConsumer = {
  name: 'billing-mails',
  types: [
    'invoice.changed',
    'payment.changed',
    'payment.mismatched',
    'application.transitioned',
    'membership.changed',
  ],
  async handle(event, { config }) {
    const { paymentId } = event.data as { paymentId?: string | null };
    if (event.type === 'payment.mismatched') {
      await tellAdministratorsOfMismatch(event.data as Data<'payment.mismatched'>);
    } else if (paymentId) await handlePayment(config, paymentId);
    else if (event.type === 'invoice.changed') {
      const { invoiceId } = event.data as Data<'invoice.changed'>;
      const invoice = await InvoiceModel.findById(invoiceId).lean();
      // Applications have a mail of their own about what to pay.
      if (invoice?.status === 'OPEN' && invoice.purpose !== 'APPLICATION') {
        await tellOfInvoice(config, invoice);
      }
    } else if (event.type === 'membership.changed') {
      const { businessId } = event.data as Data<'membership.changed'>;
      await tellOfMembership(config, businessId, event._id.toHexString());
    }
  },
};

async function handlePayment(config: Config, paymentId: string): Promise<void> {
  const payment = await PaymentModel.findById(paymentId).lean();
  // One that was closed without an answer is no news: it is begun again from the same place.
  if (!payment?.transactionId) return;
  await tellOfPayment(config, payment);
  if (payment.status === 'reversed') await tellAdministratorsOfReversal(payment);
  if (surplusOf(payment) === 'OPEN') await tellAdministratorsOfSurplus(payment);
}
