import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { Finder } from '../../kits/find/index.ts';
import { ApplicationModel } from './application.model.ts';

/** Applications by any word of the business's name, the applicant's address or the tax id. */
export const applicationFinder: Finder = {
  kind: 'application',
  may: (viewer) => can(viewer, 'application.administer', { applicantId: '' }),
  async find({ typed, anyWord, bare }, most) {
    const email = typed.toLowerCase();
    const found = await ApplicationModel.find({
      isListed: true,
      $or: [
        { nameKey: anyWord },
        { applicantEmail: { $gte: email, $lt: `${email}\uffff` } },
        ...(bare ? [{ 'form.taxId': { $gte: bare, $lt: `${bare}\uffff` } }] : []),
      ],
    })
      .sort({ dateChanged: -1, _id: -1 })
      .limit(most)
      .lean();
    return found.map(({ _id, form, applicantEmail }) => ({
      id: _id.toHexString(),
      title: form.businessName ?? applicantEmail,
      detail: [form.city, form.taxId].filter(Boolean).join(' · ') || null,
      url: pathTo('adminApplication', { applicationId: _id.toHexString() }),
    }));
  },
};
