import { z } from 'zod';
import { languages } from '../../texts/language.ts';
import { limits } from '../../graphql/limits.ts';
import { countryCode, optionalText, pastDate, personName, phone, requiredLine } from '../fields.ts';

/** Input of `updateProfile`: a field left out stays, null clears an optional one. */
export const updateProfileSchema = z.strictObject({
  firstName: personName.optional(),
  lastName: personName.optional(),
  displayName: requiredLine(limits.displayName.max, 'EMPTY_NAME').optional(),
  phone,
  address: optionalText(limits.address.max),
  city: optionalText(limits.place.max),
  region: optionalText(limits.place.max),
  country: countryCode,
  dateOfBirth: pastDate,
  aboutMe: optionalText(limits.aboutMe.max),
  addToNewsletter: z.boolean().optional(),
});

export type UpdateProfile = z.infer<typeof updateProfileSchema>;

/** Input of `setLanguage`. */
export const setLanguageSchema = z.strictObject({ language: z.enum(languages) });
