import { z } from 'zod';
import { languages } from '../../texts/language.ts';
import { limits } from '../../graphql/limits.ts';
import { tokenScopes } from '../../accounts/personal-tokens.ts';
import { code, email, newPassword, personName, requiredText } from '../fields.ts';

const language = z.enum(languages);

/** A password to compare: never judged, only bounded. */
export const givenPassword = z
  .string()
  .min(1, code('FIELD_REQUIRED'))
  .max(1024, code('WRONG_PASSWORD'));

/** Input of `signUp`. Role, identity and dates are not part of it: strict objects refuse them. */
export const signUpSchema = z.strictObject({
  firstName: personName,
  lastName: personName,
  email,
  password: newPassword,
  language,
  addToNewsletter: z.boolean().default(false),
  consent: z.strictObject({
    termsVersion: z.number().int().positive(code('CONSENT_REQUIRED')),
    privacyVersion: z.number().int().positive(code('CONSENT_REQUIRED')),
  }),
});

/** Input of `signIn`. */
export const signInSchema = z.strictObject({
  email,
  password: givenPassword,
});

/** Input of `requestPasswordReset`. */
export const requestPasswordResetSchema = z.strictObject({ email, language });

/** Input of `resetPassword`: identical and at least six characters (specification, section 5). */
export const resetPasswordSchema = z
  .strictObject({
    token: z.string().max(200, code('TOKEN_INVALID')).nullish(),
    newPassword,
    confirmation: z.string(),
  })
  .refine((input) => input.newPassword === input.confirmation, {
    path: ['confirmation'],
    message: code('PASSWORD_MISMATCH'),
  });

/** Input of `suspendUser`. */
export const suspendUserSchema = z.strictObject({
  userId: z.string(),
  reason: requiredText(limits.reason.max).refine(
    (text) => text.length >= limits.reason.min,
    code('FIELD_TOO_SHORT'),
  ),
  dateUntil: z
    .date()
    .refine((date) => date.getTime() > Date.now(), code('INVALID_DATE'))
    .nullish(),
});

/** Input of `revokeSession`. */
export const revokeSessionSchema = z.strictObject({ sessionId: z.string() });

/** Input of `createPersonalToken`. */
export const createPersonalTokenSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, code('FIELD_REQUIRED'))
    .max(limits.personalTokens.name, code('FIELD_TOO_LONG')),
  scopes: z.array(z.enum(tokenScopes)).min(1, code('FIELD_REQUIRED')),
  days: z
    .int(code('FIELD_INVALID'))
    .min(1, code('FIELD_INVALID'))
    .max(limits.personalTokens.days, code('FIELD_INVALID')),
  password: givenPassword,
});

/** Input of `revokePersonalToken`. */
export const personalTokenIdSchema = z.strictObject({ tokenId: z.string() });

/** Input of `verifyEmail`. */
export const verifyEmailSchema = z.strictObject({
  token: z.string().max(200, code('TOKEN_INVALID')),
});

/** Input of `changeEmail`. */
export const changeEmailSchema = z.strictObject({ email, password: givenPassword });

/** Input of `deleteAccount`. */
export const deleteAccountSchema = z.strictObject({
  password: givenPassword,
});

/** Input of an administrator's action on a user. */
export const endSessionsOfSchema = z.strictObject({
  userId: z.string(),
  sessionId: z.string().nullish(),
});

/** Input of what is done to an account as it is. */
export const userActionSchema = z.strictObject({ userId: z.string() });
