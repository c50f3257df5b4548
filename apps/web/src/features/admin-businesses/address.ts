import type { StaffDuty } from '@wiki/domain';
import type { AdminBusinessTab } from '../../lib/paths.ts';

/** The tabs of one business, in their order, each with the duties that open it; all of the staff without. */
const dutiesOf: Readonly<Record<AdminBusinessTab, readonly StaffDuty[] | null>> = {
  overview: null,
  profile: ['BUSINESSES'],
  people: ['BUSINESSES'],
  listings: ['LISTINGS'],
  billing: ['BILLING'],
  reviews: ['REVIEWS'],
  application: ['APPLICATIONS'],
  tickets: ['SERVICE', 'MODERATION'],
  history: ['AUDIT'],
};

/** The tabs of one business that a role opens. */
export const tabsFor = (serves: (duty: StaffDuty) => boolean): AdminBusinessTab[] =>
  (Object.keys(dutiesOf) as AdminBusinessTab[]).filter(
    (tab) => dutiesOf[tab]?.some(serves) ?? true,
  );

/** Reads `?tab=`; the first one is shown unless another is named. */
export function tabOf(
  params: URLSearchParams,
  tabs: readonly AdminBusinessTab[],
): AdminBusinessTab {
  const wanted = params.get('tab');
  return tabs.find((tab) => tab === wanted) ?? 'overview';
}
