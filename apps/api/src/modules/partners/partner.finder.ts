import { languages, pathTo, wordsOf } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { Finder } from '../../kits/find/index.ts';
import { referenceItems } from '../reference/index.ts';
import { PartnerModel } from './partner.model.ts';

/** Partners by the beginning of any word of what they say, or of their category in either language. */
export const partnerFinder: Finder = {
  kind: 'partner',
  may: (viewer) => can(viewer, 'partner.administer', null),
  async find({ words }, most) {
    if (words.length === 0) return [];
    const categories = (await referenceItems({ list: 'PARTNER_CATEGORIES' })).map(
      ({ value, label }) => ({
        value,
        called: languages.flatMap((language) => wordsOf(label[language] ?? '')),
      }),
    );
    const found = await PartnerModel.find({
      status: { $ne: 'REMOVED' },
      $and: words.map((begun) => {
        const meant = categories.filter(({ called }) =>
          called.some(({ word }) => word.startsWith(begun)),
        );
        return {
          $or: [
            { words: { $regex: `^${begun}` } },
            { category: { $in: meant.map(({ value }) => value) } },
          ],
        };
      }),
    })
      .sort({ nameKey: 1, _id: 1 })
      .limit(most)
      .lean();
    return found.map(({ _id, name, website }) => ({
      id: _id.toHexString(),
      title: name,
      detail: new URL(website).host,
      url: pathTo('adminPartner', { partnerId: _id.toHexString() }),
    }));
  },
};
