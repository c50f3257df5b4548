import type { colombianListFields } from '@wiki/domain';
import type { ReferenceList } from '../../gql/schema-types.ts';

export type ListFieldName = (typeof colombianListFields)[number];

/** The reference list that each field of tax law is chosen from. */
export const referenceLists: Record<ListFieldName, ReferenceList> = {
  documentType: 'DOCUMENT_TYPES',
  lineOfBusiness: 'LINES_OF_BUSINESS',
  natureType: 'NATURE_TYPES',
  taxScheme: 'TAX_SCHEMES',
  taxResponsibilities: 'TAX_RESPONSIBILITIES',
  taxRegime: 'TAX_REGIMES',
  vatRegime: 'VAT_REGIMES',
  taxpayerType: 'TAXPAYER_TYPES',
  commercialActivity: 'COMMERCIAL_ACTIVITIES',
};
