/**
 * The error catalog: every code the API may answer with, and its English meaning for developers.
 * Clients translate the code; the message never holds private data.
 */
export const errorCatalog = {
  // Access (specification, section 6)
  UNAUTHENTICATED: 'Sign in first.',
  FORBIDDEN: 'You do not have permission.',
  REAUTHORIZATION_REQUIRED: 'You are not authorized until you set a new password.',
  TOKEN_SCOPE: 'This token may not do that. Sign in, or use a token with another scope.',
  EMAIL_NOT_VERIFIED: 'Verify your e-mail address first.',

  // Accounts (specification, section 8)
  INVALID_EMAIL: 'The e-mail address is not valid.',
  WEAK_PASSWORD: 'The password is too short or too common.',
  NOTHING_CHANGED: 'Nothing was changed.',
  SAME_EMAIL: 'This is already the address of the account.',
  EMAIL_CHANGED_LATELY: 'The address was changed within the last seven days.',
  EMAIL_IN_USE: 'The e-mail address already belongs to an account.',
  EMAIL_REPEATED: 'This address stands in the form twice.',
  EMPTY_NAME: 'The name is empty.',
  NAME_LIKE_LINK: 'The name looks like a web or e-mail address.',
  NAME_RESERVED: 'This name is reserved for the people who run the network.',
  USER_DISABLED: 'This account is suspended.',
  USER_NOT_FOUND: 'No account has this e-mail address.',
  WRONG_PASSWORD: 'The password is not correct.',
  TOO_MANY_REQUESTS: 'Too many attempts. Wait before trying again.',
  INVALID_CREDENTIALS: 'The e-mail address or the password is not correct.',
  PASSWORD_MISMATCH: 'The passwords do not match.',
  TOKEN_INVALID: 'The link is no longer valid. Request a new one.',
  CONSENT_REQUIRED: 'The current terms and privacy policy must be accepted.',
  SESSION_EXPIRED: 'The session has ended. Sign in again.',
  CODE_INVALID: 'The code is not valid.',
  WORKS_FOR_BUSINESS: 'This person works for a business. Administrators work for none.',
  LAST_ADMINISTRATOR: 'There must be at least one administrator.',

  // Input
  FIELD_REQUIRED: 'This field is required.',
  FIELD_TOO_SHORT: 'This text is too short.',
  FIELD_TOO_LONG: 'This text is too long.',
  TOO_MANY_ITEMS: 'The list has too many items.',
  FIELD_INVALID: 'This value is not valid.',
  INVALID_PHONE: 'The phone number is not valid.',
  INVALID_DATE: 'The date is not valid.',
  INVALID_COUNTRY: 'The country is not valid.',
  INVALID_CURSOR: 'The position in the list is not valid.',
  CURSOR_EXPIRED: 'The position in the stream is too old. Read again and resume from now.',
  BAD_REQUEST: 'The request is not valid.',
  QUERY_TOO_COMPLEX: 'The operation asks for too much.',
  PERSISTED_QUERY_NOT_FOUND: 'No document has this hash. Send the document itself.',
  DOCUMENT_NOT_TRUSTED: 'Only registered documents are answered here.',
  REQUEST_TOO_LARGE: 'The request is too large. Send it in parts.',
  ANSWER_TOO_LARGE: 'The answer is too large. Ask for less at once.',
  ANSWER_TOO_SLOW: 'The answer takes too long. Ask for less at once.',

  INVALID_TAX_ID: 'The tax id is not valid.',
  INVALID_URL: 'The address must begin with https://.',
  SLUG_INVALID: 'Only lower-case letters without accents, digits and single hyphens between them.',
  SLUG_IN_USE: 'Another page has this address.',
  SLUG_FIXED: 'What was published keeps its address.',
  LINK_ELSEWHERE: 'The address does not lead to the site it is given for.',
  INVALID_REFERENCE: 'This value is not on the list.',
  ALL_FIELDS_REQUIRED: 'All fields are required.',

  // Files
  FILE_TOO_LARGE: 'The file is too large.',
  FILE_TYPE_REFUSED: 'Files of this type are not accepted here.',
  FILE_NOT_IMAGE: 'Only image files are accepted here.',
  FILE_INCOMPLETE: 'The file did not upload completely.',
  FILE_IN_USE: 'The file is in use.',
  FILE_NOT_CHECKED: 'The file is still being checked for malware. Try again in a moment.',
  FILE_INFECTED: 'Malware was found in the file, so it was removed.',

  // Membership
  ILLEGAL_TRANSITION: 'This cannot be done in its current state.',
  CONFIRMATION_REQUIRED: 'This must be confirmed explicitly.',
  APPLICATION_OPEN: 'There is already an open application.',
  ALREADY_MEMBER: 'This person already belongs to a business.',
  ALREADY_IN_BUSINESS: 'This person works for another business.',
  ALREADY_WORKS_HERE: 'This person already works for this business.',
  INVITATION_OPEN: 'This address already has a pending invitation.',
  LAST_BUSINESS_ADMIN: 'A business must have at least one administrator.',
  USER_EXISTS: 'User already exists.',
  REMINDER_SENT: 'A reminder was sent in the last 24 hours.',
  PRICE_NOT_SET: 'The price of membership is not set yet.',
  BILLING_UNAVAILABLE: 'The billing service is not responding. Try again later.',
  PAYMENT_CONFIRMATION_FAILED: 'Failed to confirm payment.',
  ALREADY_PAID: 'This is already paid.',
  NOTHING_TO_PAY: 'There is nothing this money could pay for.',
  AMOUNT_DIFFERS: 'The amount does not match what is owed.',
  REFERENCE_IN_USE: 'This payment reference was already used.',

  // Listings
  MEMBERSHIP_REQUIRED: 'Only active business members can publish listings.',
  PROPERTY_IMAGE_COUNT: 'Please upload a minimum of 5 images and a maximum of 10.',
  INVALID_GTIN: 'The GTIN is not valid: check its digits.',
  SKU_REPEATED: 'An earlier row of the table has this SKU.',
  SKU_IN_USE: 'Another listing of this business has this SKU.',
  PRICE_ZERO: 'The price must be above zero.',
  RANGE_REVERSED: 'The upper value is below the lower one.',
  INVALID_CSV: 'The table cannot be read.',
  UNKNOWN_COLUMN: 'The table has an unknown column, or a column twice.',
  OWN_LISTING: 'This listing belongs to your own business.',

  // Partners
  MEMBERS_ONLY: 'Only active business members see this.',

  // Reviews
  REVIEW_EXISTS: 'You already reviewed this business for this date.',
  REVIEWED_OFTEN: 'You reviewed this business three times within 30 days.',
  OWN_BUSINESS: 'You cannot review the business you work for.',
  ALREADY_REPLIED: 'The business has already replied.',
  ALREADY_DISPUTED: 'This review was disputed already.',
  FILL_ALL_FIELDS: 'Please fill in all fields.',

  // Moderation
  POST_BLACKLISTED: 'Your post contains offensive or blacklisted words.',
  CANNOT_WRITE: 'You cannot write to this person.',
  CANNOT_ADD: 'This person cannot be added.',
  AWAITS_ANSWER: 'Wait for an answer before you write more.',
  GROUP_FULL: 'The group is full.',
  MESSAGE_BLACKLISTED: 'Your message contains blacklisted words. Please remove them and try again.',
  ENTRY_EXISTS: 'This is already on the list.',
  CODE_IN_USE: 'Another entry of this list has this code.',
  ONE_WORD_ONLY: 'This is more than one word.',
  COMMON_WORD: 'Almost every text has this word.',
  OWN_CONTENT: 'This is your own.',
  CASE_DECIDED: 'Someone else has already decided this.',
  CASE_CLAIMED: 'Someone else is deciding this.',
  REPLY_TARGET_DELETED: 'What this answers has been deleted.',
  NEW_MEMBER_LINKS: 'New members can only put a few links in a text.',
  NEW_MEMBER_PACE: 'New members can only write a few posts an hour.',
  NEW_MEMBER_CONTACTS: 'New members can only start a few conversations a day.',

  // Customer service
  CHALLENGE_FAILED: 'This could not be told apart from a robot. Open the form again.',
  ANSWERED_MEANWHILE: 'There are messages the writer has not read.',

  CONTRAST_TOO_LOW: 'Text in this color, or on it, would be hard to read.',

  // State and faults
  NOT_FOUND: 'There is nothing here.',
  CONFLICT: 'Someone else changed this in the meantime.',
  CANNOT_RETRY: 'What this needs is no longer kept.',
  SLOW_CONSUMER: 'The connection reads too slowly.',
  UNAVAILABLE: 'The service is not available right now.',
  INTERNAL: 'Something went wrong on our side.',
} as const;

export type ErrorCode = keyof typeof errorCatalog;

/** Every code, for exhaustive translations and tests. */
export const errorCodes = Object.keys(errorCatalog) as ErrorCode[];

/** Whether a value from outside is a code of the catalog. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalog, value);
}
