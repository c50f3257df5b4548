import type { AdminBusinessTab } from '../../lib/paths.ts';

/** The tabs of one business, in their order. */
export const tabs = ['profile', 'people', 'membership'] as const satisfies AdminBusinessTab[];

/** Reads `?tab=`; the profile is the first one. */
export function tabOf(params: URLSearchParams): AdminBusinessTab {
  const wanted = params.get('tab');
  return tabs.find((tab) => tab === wanted) ?? 'profile';
}
