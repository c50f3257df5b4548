/** The steps of the application form, in order; `REVIEW` has no fields of its own. */
export const applicationSteps = ['GENERAL', 'CONTACT', 'BUSINESS', 'DOCUMENTS', 'REVIEW'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** A field of the application: its name in the API's form input, its step, whether submitting demands it. */
export interface ApplicationField {
  /** Parts of the commercial reference are dotted: `commercialReference.email`. */
  field: string;
  step: Exclude<ApplicationStep, 'REVIEW'>;
  required: boolean;
}

const fieldsOf = <Name extends string, Step extends ApplicationField['step']>(
  step: Step,
  fields: Readonly<Record<Name, 'required' | 'optional'>>,
) =>
  (Object.keys(fields) as Name[]).map((field) => ({
    field,
    step,
    required: fields[field] === 'required',
  }));

/**
 * Every field of the application in the order of the form (specification, section 5). The form, the
 * comments of an administrator and the tests read this list; the schemas agree with it.
 */
export const applicationFields = [
  ...fieldsOf('GENERAL', {
    contactFirstName: 'required',
    contactLastName: 'required',
    email: 'required',
    phone: 'required',
    businessName: 'required',
    businessType: 'optional',
    size: 'optional',
    referredBy: 'optional',
    logoId: 'required',
    additionalImageIds: 'optional',
  }),
  ...fieldsOf('CONTACT', {
    country: 'optional',
    state: 'optional',
    city: 'required',
    address: 'required',
    postalCode: 'required',
    website: 'optional',
    instagram: 'optional',
    whatsapp: 'optional',
    linkedin: 'optional',
    facebook: 'optional',
    authorizedUsers: 'required',
  }),
  ...fieldsOf('BUSINESS', {
    services: 'required',
    description: 'required',
    taxId: 'required',
    documentType: 'optional',
    natureType: 'optional',
    taxpayerType: 'required',
    lineOfBusiness: 'required',
    commercialActivity: 'required',
    taxRegime: 'required',
    vatRegime: 'required',
    taxScheme: 'required',
    taxResponsibilities: 'required',
    billingEmail: 'optional',
    shareholders: 'optional',
  }),
  ...fieldsOf('DOCUMENTS', {
    incorporationArticleIds: 'required',
    taxDocumentIds: 'required',
    businessLicenseIds: 'required',
    financialStatementIds: 'required',
    lastAssemblyMinuteIds: 'optional',
    'commercialReference.firstName': 'optional',
    'commercialReference.lastName': 'optional',
    'commercialReference.phone': 'required',
    'commercialReference.email': 'required',
    'commercialReference.imageId': 'required',
  }),
] as const satisfies readonly ApplicationField[];

export type ApplicationFieldName = (typeof applicationFields)[number]['field'];

/** Stands for a Colombian tax list in the application of a business of another country. */
export const notApplicable = 'not-applicable';

/** The fields that are lists of Colombian law: others than Colombian businesses may answer `notApplicable`. */
export const colombianListFields = [
  'documentType',
  'lineOfBusiness',
  'natureType',
  'taxScheme',
  'taxResponsibilities',
  'taxRegime',
  'vatRegime',
  'taxpayerType',
  'commercialActivity',
] as const satisfies readonly ApplicationFieldName[];

/** The responsibility that says there is none: it excludes all others (DIAN). */
export const noTaxResponsibility = 'R-99-PN';

export const businessTypes = ['PRIVATE', 'PUBLIC'] as const;
export type BusinessType = (typeof businessTypes)[number];

/** Sizes by people: up to 10, 50, 200 and more. */
export const businessSizes = ['MICRO', 'SMALL', 'MEDIUM', 'LARGE'] as const;
export type BusinessSize = (typeof businessSizes)[number];
