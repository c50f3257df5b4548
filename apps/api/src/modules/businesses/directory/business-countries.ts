import { BusinessModel } from '../business.model.ts';

/** A country with how many businesses of the directory are there. */
export interface BusinessCountryView {
  country: string;
  count: number;
}

/** The countries that active businesses are in, those with the most first. */
export async function listBusinessCountries(): Promise<BusinessCountryView[]> {
  const found = await BusinessModel.aggregate<{ _id: string; count: number }>([
    { $match: { status: 'active' } },
    { $group: { _id: '$country', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
  ]);
  return found.map(({ _id, count }) => ({ country: _id, count }));
}
