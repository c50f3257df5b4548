import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import { type Finder, withEachWord } from '../../kits/find/index.ts';
import { ListingModel } from './listing.model.ts';

/** Listings by the beginning of any word of their names or their SKU. */
export const listingFinder: Finder = {
  kind: 'listing',
  may: (viewer) => can(viewer, 'listing.administer', null),
  async find({ words }, most) {
    const found = await ListingModel.find(withEachWord('nameKeys', words)).limit(most).lean();
    return found.map(({ _id, name, type, status }) => ({
      id: _id.toHexString(),
      title: name.es ?? name.en ?? '–',
      detail: type,
      state: { listing: status },
      url: pathTo('adminListing', { listingId: _id.toHexString() }),
    }));
  },
};
