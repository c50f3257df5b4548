import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationFieldName } from '@wiki/domain';
import { fieldLabels as sharedLabels } from '../../domains/application/field-labels.ts';

/** A field of the form or, with a star for the number, of one of its repeated groups. */
export type FieldTextName =
  | ApplicationFieldName
  | `authorizedUsers.*.${'firstName' | 'lastName' | 'email'}`
  | `shareholders.*.${'firstName' | 'lastName' | 'identification' | 'imageId'}`;

/** The name of each field; those of repeated groups beside the names that all screens share. */
export const fieldLabels: Record<FieldTextName, MessageDescriptor> = {
  ...sharedLabels,
  'authorizedUsers.*.firstName': msg`First name`,
  'authorizedUsers.*.lastName': msg`Last name`,
  'authorizedUsers.*.email': msg`E-mail`,
  'shareholders.*.firstName': msg`First name`,
  'shareholders.*.lastName': msg`Last name`,
  'shareholders.*.identification': msg`Number of the identity document`,
  'shareholders.*.imageId': msg`Picture of the document`,
};

/** Advice below a field. */
export const fieldHelps: Partial<Record<FieldTextName, MessageDescriptor>> = {
  email: msg`Only our team sees it. You’ll choose later which address is public.`,
  phone: msg`Only our team sees it.`,
  address: msg`Only our team sees it. Your page shows the city.`,
  businessName: msg`The name your customers know.`,
  referredBy: msg`A person or a business.`,
  additionalImageIds: msg`Your team, your place, your products.`,
  state: msg`State, department or province.`,
  website: msg`It starts with https://`,
  whatsapp: msg`Everyone can see this number on your page.`,
  instagram: msg`Your user name, such as @telares.`,
  linkedin: msg`It starts with https://`,
  facebook: msg`It starts with https://`,
  authorizedUsers: msg`People who can publish and reply for the business. We’ll invite them once you’re a member.`,
  services: msg`Separate them with commas: Design, Printing.`,
  description: msg`Visitors see this on your profile.`,
  documentType: msg`From the document that identifies the business.`,
  taxResponsibilities: msg`All the ones in your tax registration (RUT).`,
  commercialActivity: msg`Your main one.`,
  billingEmail: msg`Leave it empty to get them at the contact’s e-mail.`,
  shareholders: msg`Add each person who owns more than 10%.`,
  'shareholders.*.imageId': msg`Only our team sees it.`,
  'commercialReference.imageId': msg`A photo or scan of the letter, signed. Only our team sees it.`,
  incorporationArticleIds: msg`The deed or certificate that established the business.`,
  taxDocumentIds: msg`In Colombia, the RUT. Elsewhere, your tax registration.`,
  businessLicenseIds: msg`In Colombia, the certificate of the chamber of commerce.`,
  financialStatementIds: msg`Balance sheet and income statement, signed.`,
};

/** What a required field says when it is empty. */
export const requiredMessages: Partial<Record<FieldTextName, MessageDescriptor>> = {
  contactFirstName: msg`Write your first name.`,
  contactLastName: msg`Write your last name.`,
  email: msg`Write an e-mail address.`,
  phone: msg`Write a phone number.`,
  businessName: msg`Write the name of the business.`,
  logoId: msg`Upload the logo.`,
  address: msg`Write the address.`,
  city: msg`Choose or write the city.`,
  postalCode: msg`Write the postal code.`,
  authorizedUsers: msg`Add at least one authorized user.`,
  'authorizedUsers.*.firstName': msg`Write this person’s first name.`,
  'authorizedUsers.*.lastName': msg`Write this person’s last name.`,
  'authorizedUsers.*.email': msg`Write this person’s e-mail.`,
  services: msg`Write at least one service.`,
  description: msg`Say what the business does.`,
  taxId: msg`Write the tax ID.`,
  documentType: msg`Choose the document type.`,
  lineOfBusiness: msg`Choose the line of business.`,
  natureType: msg`Choose the nature of the business.`,
  taxScheme: msg`Choose the tax scheme.`,
  taxResponsibilities: msg`Choose the fiscal responsibilities.`,
  taxRegime: msg`Choose the tax regime.`,
  vatRegime: msg`Choose the VAT regime.`,
  taxpayerType: msg`Choose the taxpayer type.`,
  commercialActivity: msg`Choose the commercial activity.`,
  'shareholders.*.firstName': msg`Write the shareholder’s first name.`,
  'shareholders.*.lastName': msg`Write the shareholder’s last name.`,
  'shareholders.*.identification': msg`Write the number of the document.`,
  'commercialReference.phone': msg`Write the phone of the reference.`,
  'commercialReference.email': msg`Write the e-mail of the reference.`,
  'commercialReference.imageId': msg`Upload the picture of the reference letter.`,
  incorporationArticleIds: msg`Upload the articles of incorporation.`,
  taxDocumentIds: msg`Upload the tax documents.`,
  businessLicenseIds: msg`Upload the business license.`,
  financialStatementIds: msg`Upload the financial statements.`,
};

/** The texts' name of a field: the number of a repeated group becomes a star. */
export const textNameOf = (field: string): FieldTextName =>
  field.replace(/\.\d+(?=\.|$)/, '.*') as FieldTextName;
