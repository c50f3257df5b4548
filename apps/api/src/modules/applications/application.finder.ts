import { formatTaxId, pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { Finder } from '../../kits/find/index.ts';
import { matching } from './application.service.ts';
import { ApplicationModel } from './application.model.ts';

/** Applications as their list finds them. */
export const applicationFinder: Finder = {
  kind: 'application',
  may: (viewer) => can(viewer, 'application.administer', { applicantId: '' }),
  async find({ typed }, most) {
    const found = await ApplicationModel.find({ isListed: true, ...(await matching(typed)) })
      .sort({ dateChanged: -1, _id: -1 })
      .limit(most)
      .lean();
    return found.map(({ _id, form, applicantEmail, status }) => ({
      id: _id.toHexString(),
      title: form.businessName ?? applicantEmail,
      detail:
        [form.city, form.taxId && formatTaxId(form.taxId, form.country ?? '')]
          .filter(Boolean)
          .join(' · ') || null,
      state: { application: status },
      url: pathTo('adminApplication', { applicationId: _id.toHexString() }),
    }));
  },
};
