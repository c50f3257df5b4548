import type { ReasonGiven } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { reasonSchema } from '../../../platform/database/shared-schemas.ts';
import type { ApplicationFormRecord } from '../application.model.ts';

/** The fields of a form that the billing service is told. */
export const taxFields = [
  'businessName',
  'taxId',
  'documentType',
  'lineOfBusiness',
  'natureType',
  'taxScheme',
  'taxResponsibilities',
  'taxRegime',
  'vatRegime',
  'taxpayerType',
  'commercialActivity',
  'billingEmail',
  'country',
  'state',
  'city',
  'address',
  'postalCode',
] as const satisfies readonly (keyof ApplicationFormRecord)[];

/** The tax data of a business. */
export type TaxDataRecord = Pick<ApplicationFormRecord, (typeof taxFields)[number]>;

export type TaxDataStatus = 'PENDING' | 'CONFIRMED' | 'REFUSED' | 'WITHDRAWN';

/** Other tax data of an active business, which administrators confirm or refuse. */
export interface TaxDataChangeRecord {
  _id: Types.ObjectId;
  applicationId: string;
  businessId: string;
  /** Who manages the business and asked for it. */
  requestedBy: string;
  status: TaxDataStatus;
  data: TaxDataRecord;
  dateRequested: Date;
  decidedBy: string | null;
  dateDecided: Date | null;
  reason: ReasonGiven | null;
}

const taxDataChangeSchema = new Schema<TaxDataChangeRecord>(
  {
    applicationId: { type: String, required: true },
    businessId: { type: String, required: true },
    requestedBy: { type: String, required: true },
    status: { type: String, required: true },
    // Its shape is the domain's: everything written passed the check of a form.
    data: { type: Schema.Types.Mixed, required: true },
    dateRequested: { type: Date, required: true },
    decidedBy: { type: String, default: null },
    dateDecided: { type: Date, default: null },
    reason: { type: reasonSchema, default: null },
  },
  { collection: 'taxDataChanges', versionKey: false, minimize: false },
);

export const TaxDataChangeModel = mongoose.model('TaxDataChange', taxDataChangeSchema);
