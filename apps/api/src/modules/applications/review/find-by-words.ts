import type { Migration } from '../../../platform/database/migrations.ts';
import { nameTermsOf } from '../../businesses/index.ts';
import type { ApplicationRecord } from '../application.model.ts';

/** Has applications found by the words of their business's name, which were found by a pattern. */
export const findByWords: Migration['up'] = async (db) => {
  const applications = db.collection<ApplicationRecord>('businessApplications');
  // The search by words of the business's name, and by the beginning of a tax id.
  await applications.createIndex({ nameTerms: 1 });
  await applications.createIndex({ 'form.taxId': 1 });
  const before = applications.find(
    { nameTerms: { $exists: false } },
    { projection: { 'form.businessName': 1 } },
  );
  for await (const { _id, form } of before) {
    const nameTerms = nameTermsOf(form.businessName ?? '');
    await applications.updateOne({ _id }, { $set: { nameTerms }, $unset: { nameKey: '' } });
  }
  const byKey = 'nameKey_1';
  if (await applications.indexExists(byKey)) await applications.dropIndex(byKey);
};
