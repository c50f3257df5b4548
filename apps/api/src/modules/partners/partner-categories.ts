import type { LocalizedText } from '@wiki/domain';
import { referenceItems } from '../reference/index.ts';
import { PartnerModel } from './partner.model.ts';
import { publicPartners } from './partner.policy.ts';

interface CategoryView {
  value: string;
  name: LocalizedText;
  count: number;
}

/** The categories in the administrators' order, with how many published partners each has. */
export async function partnerCategories(): Promise<CategoryView[]> {
  const items = await referenceItems({ list: 'PARTNER_CATEGORIES' });
  const found = await PartnerModel.aggregate<{ _id: string; count: number }>([
    { $match: publicPartners },
    { $group: { _id: '$category', count: { $sum: 1 } } },
  ]);
  const countOf = new Map(found.map(({ _id, count }) => [_id, count]));
  return items.map(({ value, label }) => ({ value, name: label, count: countOf.get(value) ?? 0 }));
}
