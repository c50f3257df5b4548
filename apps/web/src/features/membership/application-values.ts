import type { ApplicationFactsFragment } from '../../gql/application.ts';
import type { ApplicationFormInput, BusinessSize, BusinessType } from '../../gql/schema-types.ts';
import type { WholeForm } from '../../lib/forms/whole-form.ts';
import { type FileValue, fileValueOf } from '../../lib/uploads/file-value.ts';

export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
}

export interface ShareholderValues {
  firstName: string;
  lastName: string;
  identification: string;
  imageId: string | null;
}

/** What the form holds: the names of the API's input, with empty texts and lists in place of nothing. */
export type ApplicationValues = WholeForm<ApplicationFormInput, never, Written>;

interface Written {
  contactFirstName: string;
  contactLastName: string;
  email: string;
  phone: string;
  businessName: string;
  businessType: BusinessType | null;
  size: BusinessSize | null;
  referredBy: string;
  logoId: string | null;
  additionalImageIds: string[];
  country: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
  website: string;
  instagram: string;
  whatsapp: string;
  linkedin: string;
  facebook: string;
  authorizedUsers: PersonValues[];
  services: string[];
  description: string;
  taxId: string;
  documentType: string;
  lineOfBusiness: string;
  natureType: string;
  taxScheme: string;
  taxResponsibilities: string[];
  taxRegime: string;
  vatRegime: string;
  taxpayerType: string;
  commercialActivity: string;
  billingEmail: string;
  shareholders: ShareholderValues[];
  commercialReference: PersonValues & { phone: string; imageId: string | null };
  incorporationArticleIds: string[];
  taxDocumentIds: string[];
  businessLicenseIds: string[];
  financialStatementIds: string[];
  lastAssemblyMinuteIds: string[];
}

export type ApplicationValueName = keyof ApplicationValues;

/** What is known of the files that the form names, by their ids. */
export type KnownFiles = Readonly<Record<string, FileValue>>;

type Form = ApplicationFactsFragment;
const idOf = (file: { id: string } | null | undefined): string | null => file?.id ?? null;
const idsOf = (files: readonly { id: string }[]): string[] => files.map(({ id }) => id);

const textNames = [
  'contactFirstName',
  'contactLastName',
  'email',
  'phone',
  'businessName',
  'referredBy',
  'country',
  'address',
  'city',
  'state',
  'postalCode',
  'website',
  'instagram',
  'whatsapp',
  'linkedin',
  'facebook',
  'description',
  'taxId',
  'documentType',
  'lineOfBusiness',
  'natureType',
  'taxScheme',
  'taxRegime',
  'vatRegime',
  'taxpayerType',
  'commercialActivity',
  'billingEmail',
] as const satisfies readonly ApplicationValueName[];
type TextName = (typeof textNames)[number];

const textsOf = (form: Form) =>
  Object.fromEntries(textNames.map((name) => [name, form[name] ?? ''])) as Record<TextName, string>;

/** The form's values for an application as it is stored. */
export function valuesOf(form: Form): ApplicationValues {
  const { commercialReference: reference } = form;
  return {
    ...textsOf(form),
    businessType: form.businessType,
    size: form.size,
    logoId: idOf(form.logo),
    additionalImageIds: idsOf(form.additionalImages),
    authorizedUsers: form.authorizedUsers.map(({ firstName, lastName, email }) => ({
      firstName,
      lastName,
      email,
    })),
    services: [...form.services],
    taxResponsibilities: [...form.taxResponsibilities],
    shareholders: form.shareholders.map(({ firstName, lastName, identification, image }) => ({
      firstName,
      lastName,
      identification,
      imageId: idOf(image),
    })),
    commercialReference: {
      firstName: reference.firstName ?? '',
      lastName: reference.lastName ?? '',
      phone: reference.phone ?? '',
      email: reference.email ?? '',
      imageId: idOf(reference.image),
    },
    incorporationArticleIds: idsOf(form.incorporationArticles),
    taxDocumentIds: idsOf(form.taxDocuments),
    businessLicenseIds: idsOf(form.businessLicense),
    financialStatementIds: idsOf(form.financialStatements),
    lastAssemblyMinuteIds: idsOf(form.lastAssemblyMinutes),
  };
}

/** Every file of a stored application, by its id. */
export function filesOf(form: Form): KnownFiles {
  const files = [
    form.logo,
    form.commercialReference.image,
    ...form.additionalImages,
    ...form.shareholders.map(({ image }) => image),
    ...form.incorporationArticles,
    ...form.taxDocuments,
    ...form.businessLicense,
    ...form.financialStatements,
    ...form.lastAssemblyMinutes,
  ].filter((file) => file !== null);
  return Object.fromEntries(files.map((file) => [file.id, fileValueOf(file)]));
}

/** Values as the API takes them: fields that are left out stay as they are stored. */
export const inputOf = (values: Partial<ApplicationValues>): ApplicationFormInput => values;
