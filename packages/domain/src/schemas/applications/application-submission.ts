import { z } from 'zod';
import {
  businessSizes,
  businessTypes,
  colombianListFields,
  noTaxResponsibility,
  notApplicable,
} from '../../businesses/application-fields.ts';
import { defaultPhoneCountry, limits } from '../../graphql/limits.ts';
import { isTaxId } from '../../businesses/tax-id.ts';
import { code, countryCode, email, optionalText, requiredLine, requiredText } from '../fields.ts';
import { facebookLink, httpsLink, instagramLink, linkedinLink } from '../talk/links.ts';

const { application } = limits;

/** A value that must be there: null, nothing and blanks are `FIELD_REQUIRED`, the rest is the schema's. */
const required = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(z.string().trim().min(1, code('FIELD_REQUIRED')).pipe(schema));

/** A value that may be empty, and otherwise is the schema's. */
const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.trim() || null)
    .pipe(schema.nullable());

const line = (max: number) => required(requiredText(max));
const phoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/, code('INVALID_PHONE'));

const upTo = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, code('TOO_MANY_ITEMS')).nullish();

/** A list that must not be empty. */
const some = <Item extends z.ZodType>(item: Item, max: number) =>
  upTo(item, max)
    .transform((items) => items ?? [])
    .refine((items) => items.length > 0, code('FIELD_REQUIRED'));

const listValue = line(application.listValue);
const optionalListValue = optionalText(application.listValue);
const fileId = z.string().min(1, code('FIELD_REQUIRED'));
const documents = some(fileId, application.files);
const name = (max: number) => required(requiredLine(max));
const person = { firstName: name(limits.personName.max), lastName: name(limits.personName.max) };

const authorizedUsers = some(
  z.object({ ...person, email: required(email) }),
  application.authorizedUsers,
).superRefine((users, context) => {
  users.forEach((user, index) => {
    if (users.findIndex((other) => other.email === user.email) === index) return;
    context.addIssue({
      code: 'custom',
      path: [index, 'email'],
      message: code('EMAIL_REPEATED'),
    });
  });
});

const general = z.object({
  contactFirstName: person.firstName,
  contactLastName: person.lastName,
  email: required(email),
  phone: required(phoneNumber),
  businessName: name(limits.displayName.max),
  businessType: z.enum(businessTypes).nullish(),
  size: z.enum(businessSizes).nullish(),
  referredBy: optionalText(limits.displayName.max),
  logoId: required(fileId),
  additionalImageIds: upTo(fileId, application.images),
});

const contact = z.object({
  country: countryCode,
  state: optionalText(limits.place.max),
  city: line(limits.place.max),
  address: line(limits.address.max),
  postalCode: line(application.postalCode),
  website: optional(httpsLink),
  instagram: optional(instagramLink),
  whatsapp: optional(phoneNumber),
  linkedin: optional(linkedinLink),
  facebook: optional(facebookLink),
  authorizedUsers,
});

const businessFields = z.object({
  services: some(line(application.serviceName), application.services),
  description: line(application.description),
  taxId: line(application.taxId),
  documentType: optionalListValue,
  natureType: optionalListValue,
  taxpayerType: listValue,
  lineOfBusiness: listValue,
  commercialActivity: listValue,
  taxRegime: listValue,
  vatRegime: listValue,
  taxScheme: listValue,
  taxResponsibilities: some(listValue, application.taxResponsibilities),
  billingEmail: optional(email),
  shareholders: upTo(
    z.object({
      ...person,
      identification: line(application.identification),
      imageId: z.string().nullish(),
    }),
    application.shareholders,
  ),
});

const commercialReference = z.object({
  firstName: optionalText(limits.personName.max),
  lastName: optionalText(limits.personName.max),
  phone: required(phoneNumber),
  email: required(email),
  imageId: required(fileId),
});

const documentsStep = z.object({
  incorporationArticleIds: documents,
  taxDocumentIds: documents,
  businessLicenseIds: documents,
  financialStatementIds: documents,
  lastAssemblyMinuteIds: upTo(fileId, application.files),
  commercialReference: z
    .custom<z.input<typeof commercialReference>>()
    .nullish()
    .transform((reference) => reference ?? {})
    .pipe(commercialReference),
});

/** What the rules between fields read; the values are checked elsewhere and may be missing. */
type Related = Partial<Record<(typeof colombianListFields)[number] | 'country' | 'taxId', unknown>>;

const valuesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The country whose rules hold: Colombia unless another one is given. */
const countryOf = ({ country }: Related) =>
  typeof country === 'string' && country !== '' ? country : defaultPhoneCountry;

/** The rules between fields: the tax id and the Colombian lists by country, excluding responsibilities. */
function checkRelations(form: Related, context: z.core.$RefinementCtx): void {
  const fault = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (typeof form.taxId === 'string' && form.taxId && !isTaxId(form.taxId, countryOf(form))) {
    fault('taxId', code('INVALID_TAX_ID'));
  }
  for (const field of colombianListFields) {
    const isExcused = valuesOf(form[field]).includes(notApplicable);
    if (isExcused && countryOf(form) === 'CO') fault(field, code('FIELD_REQUIRED'));
  }
  const responsibilities = valuesOf(form.taxResponsibilities);
  const excludesOthers = [noTaxResponsibility, notApplicable].some((value) =>
    responsibilities.includes(value),
  );
  if (excludesOthers && responsibilities.length > 1) {
    fault('taxResponsibilities', code('FIELD_INVALID'));
  }
}

/** With the rules between fields, which are checked whatever else is at fault: all faults at once. */
const related = <Schema extends z.ZodType<Related>>(schema: Schema) =>
  schema.superRefine(checkRelations, { when: () => true });

/**
 * What each step of the form must hold to be submitted. A step's schema passes over the fields of
 * other steps, except the country that the business's tax id depends on.
 */
export const applicationStepSchemas = {
  GENERAL: general,
  CONTACT: contact,
  BUSINESS: related(businessFields.extend({ country: countryCode })),
  DOCUMENTS: documentsStep,
};

/** What a whole application must hold to be submitted (specification, section 5). */
export const applicationSubmitSchema = related(
  general.extend(contact.shape).extend(businessFields.shape).extend(documentsStep.shape),
);

export type ApplicationSubmission = z.output<typeof applicationSubmitSchema>;
