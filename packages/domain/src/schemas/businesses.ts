import { z } from 'zod';
import { businessSizes } from '../businesses/application-fields.ts';
import { languages } from '../texts/language.ts';
import { limits } from '../graphql/limits.ts';
import { membershipStatuses } from '../businesses/membership.ts';
import { spokenLanguages } from '../texts/spoken-languages.ts';
import {
  code,
  email,
  newPassword,
  optionalLine,
  optionalText,
  personName,
  phone,
  requiredLine,
  requiredText,
  teamNoteSchema,
} from './fields.ts';
import { imageInput } from './files.ts';
import { emptyOr, facebookLink, httpsLink, instagramLink, linkedinLink } from './talk/links.ts';
import { bilingualLine } from './listings/localized.ts';
import { openingHours, timeZone } from './opening-hours.ts';

const { application } = limits;

const id = z.string().max(100, code('FIELD_INVALID'));
const name = requiredLine(limits.displayName.max, 'EMPTY_NAME');
const place = requiredText(limits.place.max);
const country = z.string().regex(/^[A-Z]{2}$/, code('INVALID_COUNTRY'));
const lineOfBusiness = optionalText(application.listValue);

/** The languages that are given change, null or empty clears one; that one remains is checked where both are known. */
const description = z.strictObject({
  en: optionalText(application.description),
  es: optionalText(application.description),
});

const links = z.strictObject({
  website: emptyOr(httpsLink),
  instagram: emptyOr(instagramLink),
  whatsapp: phone,
  linkedin: emptyOr(linkedinLink),
  facebook: emptyOr(facebookLink),
});

const services = z
  .array(requiredText(application.serviceName))
  .max(application.services, code('TOO_MANY_ITEMS'))
  .nullish();

/** Input of `updateBusiness`: a field left out stays, null clears an optional one. */
export const updateBusinessSchema = z.strictObject({
  businessId: id,
  revision: z.string().nullish(),
  name: name.optional(),
  tagline: bilingualLine(limits.business.tagline).nullish(),
  description: description.optional(),
  services: z.strictObject({ en: services, es: services }).nullish(),
  city: place.optional(),
  region: place.optional(),
  country: country.optional(),
  address: optionalText(limits.address.max),
  contactEmail: emptyOr(email),
  contactPhone: phone,
  links: links.nullish(),
  lineOfBusiness,
  size: z.enum(businessSizes).nullish(),
  hours: openingHours.nullish(),
  timeZone: timeZone.nullish(),
  foundedYear: z
    .number(code('FIELD_INVALID'))
    .refine(
      (year) =>
        Number.isInteger(year) &&
        year >= limits.business.oldest &&
        year <= new Date().getFullYear(),
      code('FIELD_INVALID'),
    )
    .nullish(),
  languages: z
    .array(z.enum(spokenLanguages, code('FIELD_INVALID')))
    .max(spokenLanguages.length, code('TOO_MANY_ITEMS'))
    .nullish(),
  logo: imageInput.nullish(),
  cover: imageInput.nullish(),
  gallery: z
    .array(imageInput)
    .max(limits.business.galleryImages, code('TOO_MANY_ITEMS'))
    .refine(
      (images) => new Set(images.map(({ fileId }) => fileId)).size === images.length,
      code('FIELD_INVALID'),
    )
    .nullish(),
});

export type UpdateBusiness = z.output<typeof updateBusinessSchema>;

/** Input of `setShownOnBusiness`: whether the page of the business shows its caller, and how. */
export const setShownOnBusinessSchema = z.strictObject({
  businessId: id,
  isShown: z.boolean(),
  title: optionalLine(limits.business.personTitle),
  words: optionalLine(limits.business.personWords),
});

/** Input of `createBusiness`. */
export const createBusinessSchema = z.strictObject({
  name,
  description: description.refine(({ en, es }) => en || es, code('FIELD_REQUIRED')),
  city: place,
  region: place,
  country,
  lineOfBusiness,
});

/** Input of `setBusinessVerified`: who verifies says what was checked. */
export const setBusinessVerifiedSchema = z
  .strictObject({
    businessId: id,
    isVerified: z.boolean(),
    checked: z
      .strictObject({
        name: z.string(),
        city: z.string(),
        region: z.string(),
        country: z.string(),
      })
      .nullish(),
  })
  .refine(({ isVerified, checked }) => !isVerified || checked, {
    path: ['checked'],
    message: code('FIELD_REQUIRED'),
  });

/** Input of `setBusinessStatus`. */
export const setBusinessStatusSchema = z.strictObject({
  businessId: id,
  status: z.enum(['active', 'inactive']),
});

/** What somebody may be to a business. */
const role = z.enum(['business', 'businessAdmin']);

/** Input of `inviteBusinessMember`. */
export const inviteBusinessMemberSchema = z.strictObject({
  businessId: id,
  firstName: personName,
  lastName: personName,
  email,
  role: role.default('business'),
});

/** Input of the actions on an invitation. */
export const businessInvitationSchema = z.strictObject({
  invitationId: id,
  token: z.string().max(200, code('TOKEN_INVALID')).nullish(),
});

/** Input of `changeBusinessMemberRole`. */
export const changeBusinessMemberRoleSchema = z.strictObject({ businessId: id, userId: id, role });

/** Input of `addBusinessNote`. */
export const addBusinessNoteSchema = teamNoteSchema.extend({ businessId: id });

/** Input of `removeBusinessMember`. */
export const businessMemberSchema = z.strictObject({ businessId: id, userId: id });

/** Input of `createBusinessUser`. */
export const createBusinessUserSchema = z.strictObject({
  businessId: id,
  firstName: personName,
  lastName: personName,
  email,
  password: newPassword,
  role: role.default('business'),
  language: z.enum(languages),
});

/** The filter of the directory; conditions left out, null or empty say nothing. */
export const businessFilterSchema = z.strictObject({
  search: optionalText(limits.search.max),
  country: emptyOr(country),
  region: optionalText(limits.place.max),
  city: optionalText(limits.place.max),
  lineOfBusiness,
  minRating: z.number().int().min(1).max(5).nullish(),
  isVerified: z.boolean().nullish(),
  needsConfirmation: z.boolean().nullish(),
  status: z.enum(['active', 'inactive']).nullish(),
  membership: z.enum(membershipStatuses).nullish(),
  membershipEndsWithin: z.number().int().min(1).max(90).nullish(),
});

export type BusinessFilter = z.output<typeof businessFilterSchema>;
