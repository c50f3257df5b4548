import type { UserRecord } from '../users/index.ts';
import { PartnerRevealModel } from './partner.model.ts';

/** Which codes of partners a person was shown, for the export of their data. */
export async function partnerDataOf(userId: string): Promise<Record<string, unknown>> {
  const found = await PartnerRevealModel.find({ userId }).sort({ dateCreated: 1, _id: 1 }).lean();
  return {
    partnerCodes: found.map(({ partnerId, offerId, dateCreated }) => ({
      partnerId,
      offerId,
      dateCreated,
    })),
  };
}

/** Forgets which codes a person was shown; how many were shown one stays. */
export async function eraseReveals({ _id }: UserRecord): Promise<void> {
  await PartnerRevealModel.deleteMany({ userId: _id.toHexString() });
}
