import { z } from 'zod';
import { hexColor, isReadableBrand } from '../businesses/brand-colors.ts';
import { languages } from '../texts/language.ts';
import { limits } from '../graphql/limits.ts';
import { code, email, optionalText, requiredLine } from './fields.ts';
import { httpsLink } from './talk/links.ts';

const bounds = limits.settings;

/** A color that text can be read in and on; empty for the design's own. */
const brandColor = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text === '' || hexColor.test(text), code('FIELD_INVALID'))
  .refine((text) => !hexColor.test(text) || isReadableBrand(text), code('CONTRAST_TOO_LOW'))
  .nullish()
  .transform((text) => text || null);

const socialLink = z.strictObject({
  network: requiredLine(bounds.network),
  url: httpsLink,
});

/** Input of `saveSettings`: all of them, and the version that was read. */
export const settingsSchema = z.strictObject({
  version: z.int().min(0),
  siteName: requiredLine(bounds.siteName),
  logoId: z.string().max(100).nullish(),
  brandColor,
  defaultLanguage: z.enum(languages, code('FIELD_INVALID')),
  displayCurrency: z.string().regex(/^[A-Z]{3}$/, code('FIELD_INVALID')),
  taxPercent: z.coerce
    .number<string | number>(code('FIELD_INVALID'))
    .min(0, code('FIELD_INVALID'))
    .max(100, code('FIELD_INVALID')),
  issuer: z
    .strictObject({
      name: optionalText(120),
      taxId: optionalText(40),
      address: optionalText(200),
    })
    .refine(({ name, taxId, address }) => Boolean(name) || !(taxId || address), {
      message: code('FIELD_REQUIRED'),
      path: ['name'],
    })
    .nullish(),
  socialLinks: z.array(socialLink).max(bounds.socialLinks, code('TOO_MANY_ITEMS')),
});

/** Input of `sendTestMail`. */
export const testMailSchema = z.strictObject({ to: email });
