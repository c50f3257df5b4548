import type { TaxDataChangeResolvers } from '../../../graphql/generated/resolvers.ts';
import { changedTaxFields } from '../tax-data/tax-data.service.ts';

export const TaxDataChange: TaxDataChangeResolvers = {
  id: ({ _id }) => _id.toHexString(),
  changedFields: async ({ applicationId, data }, _args, { loaders }) => {
    const form = (await loaders.applicationById.load(applicationId))?.form;
    return form ? changedTaxFields(form, data) : [];
  },
  requestedBy: async ({ requestedBy }, _args, { loaders }) =>
    (await loaders.userById.load(requestedBy))?.displayName ?? null,
};
