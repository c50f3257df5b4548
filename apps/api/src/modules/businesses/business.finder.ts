import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import { beginningWith, type Finder } from '../../kits/find/index.ts';
import { BusinessModel } from './business.model.ts';
import { beginningTermsOf } from './profile/name-terms.ts';

/** Businesses by any words of their name, or the beginning of a tax id that was verified. */
export const businessFinder: Finder = {
  kind: 'business',
  may: (viewer) => can(viewer, 'business.listEveryStatus', null),
  async find({ typed, bare }, most) {
    const [named, registered] = await Promise.all([
      BusinessModel.find({ nameTerms: { $all: beginningTermsOf(typed) } })
        .sort({ nameKey: 1, _id: 1 })
        .limit(most)
        .lean(),
      bare
        ? BusinessModel.find({ 'verification.facts.taxId': beginningWith(bare) })
            .limit(most)
            .lean()
        : [],
    ]);
    const ids = new Set(named.map(({ _id }) => _id.toHexString()));
    const others = registered.filter(({ _id }) => !ids.has(_id.toHexString()));
    const found = [...named, ...others].slice(0, most);
    return found.map(({ _id, name, city, country, membership }) => ({
      id: _id.toHexString(),
      title: name,
      detail: [city, country].filter(Boolean).join(', ') || null,
      state: membership && { membership: membership.status },
      url: pathTo('adminBusiness', { businessId: _id.toHexString() }),
    }));
  },
};
