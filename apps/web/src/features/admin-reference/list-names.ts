import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReferenceList } from '../../gql/schema-types.ts';

/** The lists by name. */
export const listNames: Readonly<Record<ReferenceList, MessageDescriptor>> = {
  DOCUMENT_TYPES: msg`Identity documents`,
  LINES_OF_BUSINESS: msg`Lines of business`,
  COMMERCIAL_ACTIVITIES: msg`Commercial activities (CIIU)`,
  NATURE_TYPES: msg`Legal entity or natural person`,
  TAXPAYER_TYPES: msg`Taxpayer types`,
  TAX_REGIMES: msg`Tax regimes`,
  VAT_REGIMES: msg`VAT regimes`,
  TAX_SCHEMES: msg`Tax schemes`,
  TAX_RESPONSIBILITIES: msg`Tax responsibilities`,
  TAXES: msg`Taxes`,
  ITEM_CODES: msg`Item codes`,
  PAYMENT_FORMS: msg`Forms of payment`,
  PAYMENT_MEANS: msg`Means of payment`,
  PRODUCT_CATEGORIES: msg`Categories of products`,
  SERVICE_CATEGORIES: msg`Categories of services`,
  SERVICE_TYPES: msg`How services are delivered`,
  PROPERTY_CATEGORIES: msg`Categories of properties`,
  AMENITIES: msg`Amenities of properties`,
  FORUM_CATEGORIES: msg`Categories of the forum`,
  PARTNER_CATEGORIES: msg`Categories of partners`,
  COUNTRIES: msg`Countries`,
  REGIONS: msg`Regions`,
  CITIES: msg`Cities`,
};
