import { z } from 'zod';
import { businessSizes, businessTypes } from '../../businesses/application-fields.ts';
import { limits } from '../../graphql/limits.ts';
import { code, optionalText } from '../fields.ts';

const { application } = limits;

/** A text inside a group: null and nothing are the empty text, so that a group is always whole. */
const part = (max: number) => optionalText(max).transform((text) => text ?? '');

const emailPart = part(limits.email.max).transform((text) => text.toLowerCase());
const emailText = optionalText(limits.email.max).transform((text) => text?.toLowerCase() ?? text);

const fileId = z.string().max(100, code('FIELD_INVALID'));
const optionalFileId = fileId.nullish().transform((id) => (id === '' ? null : id));

/** A list: left out stays, null clears. */
const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max, code('TOO_MANY_ITEMS'))
    .nullish()
    .transform((items) => (items === null ? [] : items));

const fileIds = list(fileId, application.files);
const listValue = optionalText(application.listValue);

const person = {
  firstName: part(limits.personName.max),
  lastName: part(limits.personName.max),
};

/**
 * What an applicant wrote so far: bounded, without control characters, trimmed, e-mail addresses in
 * lower case; otherwise anything goes. A field left out stays, null or empty clears.
 */
export const applicationDraftSchema = z.strictObject({
  contactFirstName: optionalText(limits.personName.max),
  contactLastName: optionalText(limits.personName.max),
  email: emailText,
  phone: optionalText(application.phone),
  businessName: optionalText(limits.displayName.max),
  businessType: z.enum(businessTypes).nullish(),
  size: z.enum(businessSizes).nullish(),
  referredBy: optionalText(limits.displayName.max),
  logoId: optionalFileId,
  additionalImageIds: list(fileId, application.images),
  country: optionalText(2),
  address: optionalText(limits.address.max),
  city: optionalText(limits.place.max),
  state: optionalText(limits.place.max),
  postalCode: optionalText(application.postalCode),
  website: optionalText(application.link),
  instagram: optionalText(application.link),
  whatsapp: optionalText(application.phone),
  linkedin: optionalText(application.link),
  facebook: optionalText(application.link),
  authorizedUsers: list(
    z.strictObject({ ...person, email: emailPart }),
    application.authorizedUsers,
  ),
  services: list(part(application.serviceName), application.services).transform((services) =>
    services?.filter((service) => service !== ''),
  ),
  description: optionalText(application.description),
  taxId: optionalText(application.taxId),
  documentType: listValue,
  lineOfBusiness: listValue,
  natureType: listValue,
  taxScheme: listValue,
  taxResponsibilities: list(part(application.listValue), application.taxResponsibilities),
  taxRegime: listValue,
  vatRegime: listValue,
  taxpayerType: listValue,
  commercialActivity: listValue,
  billingEmail: emailText,
  shareholders: list(
    z.strictObject({
      ...person,
      identification: part(application.identification),
      imageId: optionalFileId.transform((id) => id ?? null),
    }),
    application.shareholders,
  ),
  commercialReference: z
    .strictObject({
      firstName: optionalText(limits.personName.max),
      lastName: optionalText(limits.personName.max),
      phone: optionalText(application.phone),
      email: emailText,
      imageId: optionalFileId,
    })
    .nullish(),
  incorporationArticleIds: fileIds,
  taxDocumentIds: fileIds,
  businessLicenseIds: fileIds,
  financialStatementIds: fileIds,
  lastAssemblyMinuteIds: fileIds,
});

export type ApplicationDraft = z.output<typeof applicationDraftSchema>;
