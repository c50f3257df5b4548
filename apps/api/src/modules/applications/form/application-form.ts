import { defaultPhoneCountry, type Language, languageOfText, notApplicable } from '@wiki/domain';
import type { ApplicationDraft } from '@wiki/domain/schemas';
import type { FilePurpose } from '../../../graphql/generated/resolvers.ts';
import type { BusinessProfile } from '../../businesses/index.ts';
import { inBothLanguages } from '../../files/index.ts';
import type { ApplicationFormRecord } from '../application.model.ts';

/** A form with nothing written but the country most applicants are from. */
export const emptyForm: ApplicationFormRecord = {
  contactFirstName: null,
  contactLastName: null,
  email: null,
  phone: null,
  businessName: null,
  businessType: null,
  size: null,
  referredBy: null,
  logoId: null,
  additionalImageIds: [],
  country: defaultPhoneCountry,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  website: null,
  instagram: null,
  whatsapp: null,
  linkedin: null,
  facebook: null,
  authorizedUsers: [],
  services: [],
  description: null,
  taxId: null,
  documentType: null,
  lineOfBusiness: null,
  natureType: null,
  taxScheme: null,
  taxResponsibilities: [],
  taxRegime: null,
  vatRegime: null,
  taxpayerType: null,
  commercialActivity: null,
  billingEmail: null,
  shareholders: [],
  commercialReference: { firstName: null, lastName: null, phone: null, email: null, imageId: null },
  incorporationArticleIds: [],
  taxDocumentIds: [],
  businessLicenseIds: [],
  financialStatementIds: [],
  lastAssemblyMinuteIds: [],
};

const given = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A form with what was written over it: a field left out stays. */
export function mergeForm(
  form: ApplicationFormRecord,
  { commercialReference, ...fields }: ApplicationDraft,
): ApplicationFormRecord {
  const reference =
    commercialReference === null
      ? emptyForm.commercialReference
      : { ...form.commercialReference, ...given(commercialReference ?? {}) };
  return { ...form, ...given(fields), commercialReference: reference };
}

/** A file that a form names, where and what for. */
export interface FormFile {
  fileId: string;
  purpose: FilePurpose;
  /** The field of the form, dotted. */
  field: string;
}

/** The files a form names, in its order. */
export function filesOf(form: ApplicationFormRecord): FormFile[] {
  const files = (purpose: FilePurpose, field: string, ...ids: (string | null)[]): FormFile[] =>
    ids.flatMap((fileId) => (fileId ? [{ fileId, purpose, field }] : []));
  const documents = (field: keyof ApplicationFormRecord & `${string}Ids`) =>
    files('APPLICATION_DOCUMENT', field, ...form[field]);
  const { imageId } = form.commercialReference;
  return [
    ...files('LOGO', 'logoId', form.logoId),
    ...files('BUSINESS_IMAGE', 'additionalImageIds', ...form.additionalImageIds),
    ...form.shareholders.flatMap((shareholder, index) =>
      files('SHAREHOLDER_IMAGE', `shareholders.${index}.imageId`, shareholder.imageId),
    ),
    ...files('REFERENCE_IMAGE', 'commercialReference.imageId', imageId),
    ...documents('incorporationArticleIds'),
    ...documents('taxDocumentIds'),
    ...documents('businessLicenseIds'),
    ...documents('financialStatementIds'),
    ...documents('lastAssemblyMinuteIds'),
  ];
}

/**
 * The part of a submitted form that everybody may read: where the business's profile begins. E-mail,
 * phone and street were given for the review alone: the business chooses later what it publishes.
 * @param ofApplicant The language of its texts where their words do not tell: the form does not ask.
 */
export function publicProfileOf(
  form: ApplicationFormRecord,
  ofApplicant: Language,
): BusinessProfile {
  const { website, instagram, whatsapp, linkedin, facebook } = form;
  const name = form.businessName ?? '';
  const city = form.city ?? '';
  const written = [form.description, ...form.services].join('. ');
  const language = languageOfText(written) ?? ofApplicant;
  return {
    name,
    description: { [language]: form.description ?? '' },
    services: { en: [], es: [], [language]: form.services },
    city,
    region: form.state ?? city,
    country: form.country ?? defaultPhoneCountry,
    address: null,
    contactEmail: null,
    contactPhone: null,
    links: { website, instagram, whatsapp, linkedin, facebook },
    lineOfBusiness: form.lineOfBusiness === notApplicable ? null : form.lineOfBusiness,
    size: form.size,
    logo: form.logoId ? { fileId: form.logoId, alt: inBothLanguages(name) } : null,
    cover: null,
    gallery: form.additionalImageIds.map((fileId) => ({ fileId, alt: null })),
  };
}
