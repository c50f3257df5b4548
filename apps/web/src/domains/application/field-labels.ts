import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationFieldName } from '@wiki/domain';

/** What people call the fields of an application, wherever they are named. */
export const fieldLabels: Record<ApplicationFieldName, MessageDescriptor> = {
  contactFirstName: msg`First name`,
  contactLastName: msg`Last name`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  businessName: msg`Business name`,
  businessType: msg`Business type`,
  size: msg`Number of employees`,
  referredBy: msg`Referred by`,
  logoId: msg`Logo`,
  additionalImageIds: msg`Additional images`,
  country: msg`Country`,
  address: msg`Address`,
  city: msg`City`,
  state: msg`Region or state`,
  postalCode: msg`Postal code`,
  website: msg`Website`,
  instagram: msg`Instagram`,
  whatsapp: msg`WhatsApp`,
  linkedin: msg`LinkedIn`,
  facebook: msg`Facebook`,
  authorizedUsers: msg`Authorized users`,
  services: msg`Services`,
  description: msg`Business description`,
  taxId: msg`Tax ID`,
  documentType: msg`Document type`,
  lineOfBusiness: msg`Line of business`,
  natureType: msg`Nature`,
  taxScheme: msg`Tax scheme`,
  taxResponsibilities: msg`Fiscal responsibilities`,
  taxRegime: msg`Tax regime`,
  vatRegime: msg`VAT regime`,
  taxpayerType: msg`Taxpayer type`,
  commercialActivity: msg`Commercial activity`,
  billingEmail: msg`Billing e-mail`,
  shareholders: msg`Shareholders with more than 10%`,
  'commercialReference.firstName': msg`Reference: first name`,
  'commercialReference.lastName': msg`Reference: last name`,
  'commercialReference.phone': msg`Reference: phone`,
  'commercialReference.email': msg`Reference: e-mail`,
  'commercialReference.imageId': msg`Reference: image`,
  incorporationArticleIds: msg`Articles of incorporation`,
  taxDocumentIds: msg`Tax documents`,
  businessLicenseIds: msg`Business license`,
  financialStatementIds: msg`Last year’s financial statements`,
  lastAssemblyMinuteIds: msg`Minutes of the last shareholders’ meeting`,
};

/** The label of a field by its name from outside; an unknown name stands for itself. */
export function fieldLabel(field: string): MessageDescriptor | string {
  return Object.hasOwn(fieldLabels, field) ? fieldLabels[field as ApplicationFieldName] : field;
}
