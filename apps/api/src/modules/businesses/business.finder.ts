import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { Finder } from '../../kits/find/index.ts';
import { BusinessModel } from './business.model.ts';

/** Businesses by any word of their name, or the beginning of a tax id that was verified. */
export const businessFinder: Finder = {
  kind: 'business',
  may: (viewer) => can(viewer, 'business.listEveryStatus', null),
  async find({ anyWord, bare }, most) {
    const taxId = { $gte: bare, $lt: `${bare}\uffff` };
    const found = await BusinessModel.find({
      $or: [{ nameKey: anyWord }, ...(bare ? [{ 'verification.facts.taxId': taxId }] : [])],
    })
      .sort({ nameKey: 1, _id: 1 })
      .limit(most)
      .lean();
    return found.map(({ _id, name, city, country }) => ({
      id: _id.toHexString(),
      title: name,
      detail: [city, country].filter(Boolean).join(', ') || null,
      url: pathTo('adminBusiness', { businessId: _id.toHexString() }),
    }));
  },
};
