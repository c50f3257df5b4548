/**
 * The error catalogue: every code the API may answer with, and its English meaning for developers.
 * Clients translate the code; the message never holds private data.
 */
export const errorCatalogue = {
  // Access (specification, section 6)
  UNAUTHENTICATED: 'You must be logged in to view this page.',
  FORBIDDEN: 'You do not have permission.',
  REAUTHORIZATION_REQUIRED: 'You are not authorized until you set a new password.',
  EMAIL_NOT_VERIFIED: 'Verify your e-mail address first.',

  // Accounts (specification, section 8)
  INVALID_EMAIL: 'The e-mail address is not valid.',
  WEAK_PASSWORD: 'The password is too short or too common.',
  EMAIL_IN_USE: 'The e-mail address already belongs to an account.',
  EMPTY_NAME: 'The name is empty.',
  USER_DISABLED: 'This account is suspended.',
  USER_NOT_FOUND: 'No account has this e-mail address.',
  WRONG_PASSWORD: 'The password is not correct.',
  TOO_MANY_REQUESTS: 'Too many attempts. Wait before trying again.',
  INVALID_CREDENTIALS: 'The e-mail address or the password is not correct.',
  PASSWORD_MISMATCH: 'The passwords are not identical.',
  TOKEN_INVALID: 'The link is not valid any more. Request a new one.',
  CONSENT_REQUIRED: 'The current terms and privacy policy must be accepted.',
  SESSION_EXPIRED: 'The session has ended. Sign in again.',

  // Input
  FIELD_REQUIRED: 'This field is required.',
  FIELD_TOO_SHORT: 'This text is too short.',
  FIELD_TOO_LONG: 'This text is too long.',
  FIELD_INVALID: 'This value is not valid.',
  INVALID_PHONE: 'The phone number is not valid.',
  INVALID_DATE: 'The date is not valid.',
  INVALID_COUNTRY: 'The country is not valid.',
  INVALID_CURSOR: 'The position in the list is not valid.',
  CURSOR_EXPIRED: 'The position in the stream is too old. Read again and resume from now.',
  BAD_REQUEST: 'The request is not valid.',
  QUERY_TOO_COMPLEX: 'The operation asks for too much.',

  // State and faults
  NOT_FOUND: 'There is nothing here.',
  CONFLICT: 'Somebody else changed this meanwhile.',
  SLOW_CONSUMER: 'The connection reads too slowly.',
  UNAVAILABLE: 'The service is not available right now.',
  INTERNAL: 'Something went wrong on our side.',
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Every code, for exhaustive translations and tests. */
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

/** Whether a value from outside is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}
