import { z } from 'zod';
import { applicationFields, applicationSteps } from '../../businesses/application-fields.ts';
import { documentChecks } from '../../files/document-checks.ts';
import { limits } from '../../graphql/limits.ts';
import { cannedReason } from '../../moderation/reasons.ts';
import { applicationDraftSchema } from './application-draft.ts';
import { code, optionalText, requiredText, teamNoteSchema } from '../fields.ts';

const version = z.number().int().positive();

/** Input of `saveApplicationDraft`. */
export const saveApplicationDraftSchema = z.strictObject({
  applicationId: z.string().nullish(),
  version: version.nullish(),
  step: z.enum(applicationSteps),
  form: applicationDraftSchema,
});

/** Input of the acts on an application that need nothing else. */
export const applicationActionSchema = z.strictObject({ applicationId: z.string(), version });

/** Input of `correctApplicationTaxId`; the country of the application decides on its form. */
export const correctTaxIdSchema = applicationActionSchema.extend({
  taxId: requiredText(limits.application.taxId),
});

const wordsOf = ({ min, max }: { min: number; max: number }) =>
  requiredText(max).refine((text) => text.length >= min, code('FIELD_TOO_SHORT'));

const commentedFields = new Set<string>(applicationFields.map(({ field }) => field));

/** Input of `requestApplicationChanges`: comments by the names of the form's fields. */
export const requestApplicationChangesSchema = applicationActionSchema.extend({
  comments: z
    .array(
      z.strictObject({
        field: z.string().refine((name) => commentedFields.has(name), code('FIELD_INVALID')),
        comment: wordsOf(limits.reason),
      }),
    )
    .min(1, code('FIELD_REQUIRED'))
    .max(limits.application.comments, code('TOO_MANY_ITEMS')),
});

/** A reason: a canned one, free text, or both. */
export const reasonSchema = z
  .strictObject({
    key: z
      .string()
      .refine((key) => cannedReason(key) !== null, code('FIELD_INVALID'))
      .nullish()
      .transform((key) => key ?? null),
    text: z
      .string()
      .trim()
      .nullish()
      .transform((text) => text || null)
      .pipe(wordsOf(limits.reason).nullable()),
  })
  .refine(({ key, text }) => key !== null || text !== null, {
    path: ['text'],
    message: code('FIELD_REQUIRED'),
  });

/** Input of `rejectApplication` and `deleteApplication`. */
export const closeApplicationSchema = applicationActionSchema.extend({ reason: reasonSchema });

/** Input of `activateApplication`: without a payment it says why. */
export const activateApplicationSchema = applicationActionSchema.extend({
  confirmUnpaid: z.boolean().default(false),
  reason: reasonSchema.nullish(),
});

const taxList = optionalText(limits.application.listValue);

/** Input of `requestTaxDataChange`: what is left out stays. Its rules are those of an application. */
export const taxDataSchema = z.strictObject({
  businessName: optionalText(limits.displayName.max),
  taxId: optionalText(limits.application.taxId),
  documentType: taxList,
  lineOfBusiness: taxList,
  natureType: taxList,
  taxScheme: taxList,
  taxResponsibilities: z
    .array(z.string().max(limits.application.listValue, code('FIELD_TOO_LONG')))
    .max(limits.application.taxResponsibilities, code('TOO_MANY_ITEMS'))
    .optional(),
  taxRegime: taxList,
  vatRegime: taxList,
  taxpayerType: taxList,
  commercialActivity: taxList,
  billingEmail: optionalText(limits.email.max),
  country: optionalText(2),
  state: optionalText(limits.place.max),
  city: optionalText(limits.place.max),
  address: optionalText(limits.address.max),
  postalCode: optionalText(limits.application.postalCode),
});

const changeId = z.string().max(100, code('NOT_FOUND'));

/** Input of `confirmTaxDataChange`. */
export const confirmTaxDataSchema = z.strictObject({ changeId });

/** Input of `refuseTaxDataChange`. */
export const refuseTaxDataSchema = z.strictObject({ changeId, reason: reasonSchema });

/** Input of `setDocumentCheck`: what an administrator compared of a document. */
export const setDocumentCheckSchema = z.strictObject({
  applicationId: z.string().max(100, code('FIELD_INVALID')),
  fileId: z.string().max(100, code('FIELD_INVALID')),
  check: z.enum(documentChecks),
  isChecked: z.boolean(),
});

/** Input of `addApplicationNote`: what administrators tell each other. */
export const addApplicationNoteSchema = teamNoteSchema.extend({
  applicationId: z.string().max(100, code('FIELD_INVALID')),
});
