import { Types } from 'mongoose';
import { nameKey } from '../users/index.ts';
import { PartnerModel, type PartnerOfferRecord, type PartnerRecord } from './partner.model.ts';
import { partnerWords } from './partner.store.ts';

export type PartnerToSeed = Omit<
  PartnerRecord,
  'nameKey' | 'words' | 'version' | 'reason' | 'removed' | 'dateChanged' | 'offers'
> & { offers: Omit<PartnerOfferRecord, 'offerId'>[] };

/** Writes a partner without an event, for the demonstration and tests. Joins the caller's transaction. */
export async function seedPartner(said: PartnerToSeed): Promise<PartnerRecord> {
  const offers = said.offers.map((offer) => ({
    ...offer,
    offerId: new Types.ObjectId().toHexString(),
  }));
  const partner: PartnerRecord = {
    ...said,
    offers,
    nameKey: nameKey(said.name),
    words: partnerWords({ ...said, offers }),
    reason: null,
    removed: null,
    version: 1,
    dateChanged: said.dateCreated,
  };
  await PartnerModel.create([partner]);
  return partner;
}
