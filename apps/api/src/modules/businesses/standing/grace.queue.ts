import { pathTo } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import { readSoon, type SoonSource } from '../../../kits/queue/index.ts';
import { BusinessModel, type BusinessRecord } from '../business.model.ts';

/** Memberships in grace, which all end within a week: their people are to be called. */
export const graceEndsSoon: SoonSource = {
  kind: 'graceEnds',
  may: (viewer) => can(viewer, 'business.listEveryStatus', null),
  read: () =>
    readSoon<BusinessRecord>({
      model: BusinessModel,
      filter: { 'membership.status': 'grace' },
      // Grace is as long for everybody.
      order: 'membership.periodEnd',
      dateOf: ({ membership }) => membership?.graceEnd ?? null,
      nameOf: ({ name }) => name,
    }),
  url: `${pathTo('adminBusinesses')}?membership=grace`,
};
