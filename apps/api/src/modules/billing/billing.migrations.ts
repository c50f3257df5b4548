import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import { requestCustomer } from './billing-service/customer.ts';
import { requestDates } from './payments/payment-dates.job.ts';
import { findByWords } from './payments/find-by-words.ts';
import { completeBooks } from './invoices/complete-books.ts';
import { firstPlans } from './plans/first-plans.ts';

const isText = { $type: 'string' };

export const billingMigrations: Migration[] = [
  {
    id: '2026-11-22-billing',
    async up(db) {
      for (const name of ['plans', 'invoices', 'payments', 'counters', 'billingSyncs']) {
        await ensureCollection(db, name);
      }
      for (const { _id, ...plan } of firstPlans) {
        await db
          .collection<{ _id: string }>('plans')
          .updateOne({ _id }, { $setOnInsert: plan }, { upsert: true });
      }

      const invoices = db.collection('invoices');
      await invoices.createIndex({ number: 1 }, { unique: true });
      // One invoice to pay per application and per business, whatever races. Both also find it.
      await invoices.createIndex(
        { applicationId: 1 },
        { unique: true, partialFilterExpression: { status: 'OPEN', applicationId: isText } },
      );
      await invoices.createIndex(
        { businessId: 1 },
        { unique: true, partialFilterExpression: { status: 'OPEN', businessId: isText } },
      );
      // What a person has to pay.
      await invoices.createIndex({ payerId: 1, status: 1 });

      const payments = db.collection('payments');
      // A transaction counts once, whatever repeats or races.
      await payments.createIndex(
        { transactionId: 1 },
        { unique: true, partialFilterExpression: { transactionId: isText } },
      );
      // One payment under way per invoice.
      await payments.createIndex(
        { invoiceId: 1 },
        { unique: true, partialFilterExpression: { status: 'pending' } },
      );
      // The billing service names what was sold in its answers.
      await payments.createIndex({ itemId: 1 });
      // The administrators' list, newest first, with and without a state.
      await payments.createIndex({ date: -1, _id: -1 });
      await payments.createIndex({ status: 1, date: -1, _id: -1 });
      // A person's own payments together with those of the business they manage.
      await payments.createIndex({ owners: 1, date: -1, _id: -1 });
      // The payment a person began last.
      await payments.createIndex({ startedBy: 1, date: -1, _id: -1 });
    },
  },
  {
    // After the collection of users and the queue of jobs.
    id: '2026-11-22-billing-begins',
    async up(db) {
      // Whoever registered before there was billing becomes a customer now.
      const withoutCustomer = db
        .collection('users')
        .find({ customerId: null, erasedAt: null, email: isText }, { projection: { _id: 1 } });
      for await (const { _id } of withoutCustomer) await requestCustomer(String(_id));
    },
  },
  {
    id: '2026-11-23-billing-of-applications',
    async up(db) {
      // What was paid for an application follows it when it becomes a business.
      await db.collection('invoices').createIndex({ applicationId: 1, status: 1 });
      await db.collection('payments').createIndex({ applicationId: 1 });
    },
  },
  {
    id: '2026-11-23-payments-by-payer',
    async up(db) {
      // Whoever deletes their account: what was recorded by hand for them. What they began
      // themselves is found by `startedBy`.
      await db.collection('payments').createIndex({ payerId: 1, startedBy: 1 });
    },
  },
  {
    id: '2026-11-23-one-membership-clock',
    async up(db) {
      // There was a job for every look; from now on there is one that comes back.
      await db.collection('jobs').deleteMany({ type: 'membership-clock' });
    },
  },
  {
    id: '2026-11-28-payment-dates',
    async up(db) {
      const payments = db.collection('payments');
      // The payment a person began last, whatever the dates of those that were made.
      await payments.createIndex({ startedBy: 1, _id: -1 });
      // Surplus money, the newest first: few of many.
      await payments.createIndex(
        { isSurplus: 1, date: -1, _id: -1 },
        { partialFilterExpression: { isSurplus: true } },
      );
      // They carry the moment they were begun: the billing service knows when they were made.
      await requestDates();
    },
  },
  {
    id: '2026-11-29-billing-of-a-business',
    async up(db) {
      // Everything that was billed to and paid by a business, for its page in the back office.
      await db.collection('invoices').createIndex({ businessId: 1, issuedAt: -1, _id: -1 });
      await db.collection('payments').createIndex({ businessId: 1, date: -1, _id: -1 });
    },
  },
  {
    id: '2026-11-30-books',
    up: completeBooks,
  },
  {
    id: '2026-12-12-payments-by-amount',
    async up(db) {
      const payments = db.collection('payments');
      // The administrators' list by amount, both ways, with and without a state.
      await payments.createIndex({ localMinor: -1, _id: -1 });
      await payments.createIndex({ status: 1, localMinor: -1, _id: -1 });
    },
  },
  {
    id: '2026-12-21-payments-by-words',
    up: findByWords,
  },
  {
    id: '2026-12-26-plan-prices',
    async up(db) {
      // Before, whatever a plan cost was shown and charged: whoever runs it lets it stand.
      await db
        .collection('plans')
        .updateMany({ isPriceSet: { $exists: false } }, { $set: { isPriceSet: true } });
    },
  },
];
