import type { Migration } from '../../../platform/database/migrations.ts';
import { nameWordsOf } from '../../users/index.ts';
import type { PaymentRecord } from './payment.model.ts';

/** Has payments found by the words of their business's name, which were found by a pattern. */
export const findByWords: Migration['up'] = async (db) => {
  const payments = db.collection<PaymentRecord>('payments');
  // The administrators' search: by a business's name, an invoice, a payer's address.
  await payments.createIndex({ businessWords: 1 });
  await payments.createIndex({ invoiceNumber: 1 });
  await payments.createIndex({ customerEmail: 1 });
  const before = payments.find(
    { businessWords: { $exists: false } },
    { projection: { businessName: 1 } },
  );
  for await (const { _id, businessName } of before) {
    const businessWords = nameWordsOf(businessName);
    await payments.updateOne({ _id }, { $set: { businessWords }, $unset: { businessKey: '' } });
  }
  const byKey = 'businessKey_1';
  if (await payments.indexExists(byKey)) await payments.dropIndex(byKey);
};
