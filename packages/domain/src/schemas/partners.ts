import { z } from 'zod';
import { limits } from '../graphql/limits.ts';
import { partnerStatuses } from '../businesses/partners.ts';
import { reasonSchema } from './applications/applications.ts';
import { code, email, optionalLine, phone, requiredLine } from './fields.ts';
import { imageInput } from './files.ts';
import { bilingualLine, bilingualText, eitherLanguage } from './listings/localized.ts';
import { emptyOr, httpsLink } from './talk/links.ts';
import { openingHours, timeZone } from './opening-hours.ts';

const bounds = limits.partner;
const id = z.string().max(100, code('FIELD_INVALID'));

const location = z.strictObject({
  name: optionalLine(limits.displayName.max),
  street: requiredLine(limits.address.max),
  city: requiredLine(limits.place.max),
  country: z.string().regex(/^[A-Z]{2}$/, code('INVALID_COUNTRY')),
  phone,
  email: emptyOr(email),
  timeZone,
  hours: openingHours,
});

const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, code('INVALID_DATE'))
  .refine((text) => text === '' || isDay(text), code('INVALID_DATE'))
  .nullish()
  .transform((text) => text || null);

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const offer = z
  .strictObject({
    offerId: id.nullish(),
    title: eitherLanguage(bilingualLine(bounds.line)),
    terms: bilingualText(bounds.terms).nullish(),
    dateStart: day,
    dateEnd: day,
    code: optionalLine(bounds.code),
    claimUrl: emptyOr(httpsLink),
  })
  .refine(({ dateStart, dateEnd }) => !dateStart || !dateEnd || dateStart <= dateEnd, {
    path: ['dateEnd'],
    message: code('RANGE_REVERSED'),
  });

/** What is said of a partner. */
const partner = {
  name: requiredLine(limits.displayName.max, 'EMPTY_NAME'),
  category: z
    .string()
    .min(1, code('FIELD_REQUIRED'))
    .max(limits.reference.value.max, code('FIELD_INVALID')),
  offer: eitherLanguage(bilingualLine(bounds.line)),
  services: z
    .array(eitherLanguage(bilingualLine(bounds.service)))
    .max(bounds.services, code('TOO_MANY_ITEMS')),
  description: eitherLanguage(bilingualText(bounds.description)),
  website: httpsLink,
  image: imageInput.nullish(),
  locations: z.array(location).max(bounds.locations, code('TOO_MANY_ITEMS')),
  offers: z.array(offer).max(bounds.offers, code('TOO_MANY_ITEMS')),
};

/** Input of `createPartner`. */
export const createPartnerSchema = z.strictObject(partner);
export type PartnerSaid = z.output<typeof createPartnerSchema>;

/** Input of `updatePartner`: the version that it was written over. */
export const updatePartnerSchema = z.strictObject({
  partnerId: id,
  version: z.int().min(1),
  ...partner,
});

/** Input of `setPartnerStatus`: hiding and deleting take a reason. */
export const setPartnerStatusSchema = z
  .strictObject({
    partnerId: id,
    status: z.enum(partnerStatuses),
    reason: reasonSchema.nullish(),
  })
  .refine(({ status, reason }) => !['HIDDEN', 'REMOVED'].includes(status) || reason != null, {
    path: ['reason'],
    message: code('FIELD_REQUIRED'),
  });

/** Input of `revealPartnerCode`. */
export const revealPartnerCodeSchema = z.strictObject({ partnerId: id, offerId: id });
