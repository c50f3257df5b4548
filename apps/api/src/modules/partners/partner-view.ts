import { defaultTimeZone, localTime, offerState, type OfferState } from '@wiki/domain';
import type { PartnerOfferRecord, PartnerRecord } from './partner.model.ts';

/** An offer with what its partner says about it. */
export interface OfferView extends PartnerOfferRecord {
  partnerId: string;
  state: OfferState;
  /** Whether there is something that only members are shown. */
  hasCode: boolean;
}

/** The day that it is where a partner is. */
const todayAt = ({ locations: [first] }: PartnerRecord): string =>
  localTime(first?.timeZone ?? defaultTimeZone, new Date()).date;

/** The offers of a partner as they stand today. */
export const offersOf = (partner: PartnerRecord): OfferView[] =>
  partner.offers.map((offer) => ({
    ...offer,
    partnerId: partner._id.toHexString(),
    state: offerState(offer, todayAt(partner)),
    hasCode: offer.code !== null || offer.claimUrl !== null,
  }));
