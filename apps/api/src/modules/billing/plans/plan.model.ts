import type { LocalizedText, PlanKey } from '@wiki/domain';
import mongoose, { Schema } from 'mongoose';
import { localizedTextSchema } from '../../../platform/database/shared-schemas.ts';

/** A plan as stored. Administrators set both amounts; neither is derived from the other. */
export interface PlanRecord {
  _id: PlanKey;
  name: LocalizedText;
  features: LocalizedText[];
  /** Charged per month before tax, in hundredths of COP and always whole pesos. */
  priceMinor: number;
  /** Shown per month, in hundredths of the display currency. */
  displayPriceMinor: number;
  /** Whether somebody decided on the amounts: those an installation begins with are examples. */
  isPriceSet: boolean;
  /** How many listings may be published; null for no limit. */
  listingAllowance: number | null;
}

const planSchema = new Schema<PlanRecord>(
  {
    _id: { type: String, required: true },
    name: { type: localizedTextSchema, required: true },
    features: { type: [localizedTextSchema], required: true },
    priceMinor: { type: Number, required: true },
    displayPriceMinor: { type: Number, required: true },
    isPriceSet: { type: Boolean, required: true },
    listingAllowance: { type: Number, default: null },
  },
  { collection: 'plans', versionKey: false },
);

export const PlanModel = mongoose.model('Plan', planSchema);
