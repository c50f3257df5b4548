import { fieldLabels } from '../application/field-labels.ts';

/** The fields of the tax data in their order, with what people call them. */
export const taxFields = [
  'businessName',
  'taxId',
  'documentType',
  'natureType',
  'taxpayerType',
  'lineOfBusiness',
  'commercialActivity',
  'taxRegime',
  'vatRegime',
  'taxScheme',
  'taxResponsibilities',
  'billingEmail',
  'address',
  'city',
  'state',
  'postalCode',
  'country',
] as const;
export type TaxField = (typeof taxFields)[number];

/** What people call them: as in the application they come from. */
export const taxFieldLabels = fieldLabels;

/** Those whose value is an entry of a reference list. */
export const taxLists = {
  documentType: 'DOCUMENT_TYPES',
  natureType: 'NATURE_TYPES',
  taxpayerType: 'TAXPAYER_TYPES',
  lineOfBusiness: 'LINES_OF_BUSINESS',
  commercialActivity: 'COMMERCIAL_ACTIVITIES',
  taxRegime: 'TAX_REGIMES',
  vatRegime: 'VAT_REGIMES',
  taxScheme: 'TAX_SCHEMES',
} as const;
