import { applicationFields, limits } from '@wiki/domain';
import type { FieldTextName } from './field-texts.ts';

const optional = new Set<string>(
  applicationFields.filter(({ required }) => !required).map(({ field }) => field),
).add('shareholders.*.imageId');

/** Whether submitting does without the field. */
export const isOptional = (field: FieldTextName): boolean => optional.has(field);

const { application, personName, displayName, email, place, address } = limits;

/** The most characters each text may have, as the API bounds it. */
export const maxLengths: Partial<Record<FieldTextName, number>> = {
  contactFirstName: personName.max,
  contactLastName: personName.max,
  email: email.max,
  businessName: displayName.max,
  referredBy: displayName.max,
  address: address.max,
  city: place.max,
  state: place.max,
  postalCode: application.postalCode,
  website: application.link,
  instagram: application.link,
  linkedin: application.link,
  facebook: application.link,
  'authorizedUsers.*.firstName': personName.max,
  'authorizedUsers.*.lastName': personName.max,
  'authorizedUsers.*.email': email.max,
  description: application.description,
  taxId: application.taxId,
  billingEmail: email.max,
  'shareholders.*.firstName': personName.max,
  'shareholders.*.lastName': personName.max,
  'shareholders.*.identification': application.identification,
  'commercialReference.firstName': personName.max,
  'commercialReference.lastName': personName.max,
  'commercialReference.email': email.max,
};
