/** How a partner stands. Only published ones are seen by others than administrators. */
export const partnerStatuses = ['DRAFT', 'PUBLISHED', 'HIDDEN', 'REMOVED'] as const;
export type PartnerStatus = (typeof partnerStatuses)[number];

/** How an offer stands on a day. */
export type OfferState = 'UPCOMING' | 'CURRENT' | 'ENDED';

/** How an offer stands on a day, both written `2026-12-31`; its first and last day count. */
export function offerState(
  { startsOn, endsOn }: { startsOn?: string | null; endsOn?: string | null },
  today: string,
): OfferState {
  if (startsOn && today < startsOn) return 'UPCOMING';
  return endsOn && today > endsOn ? 'ENDED' : 'CURRENT';
}
