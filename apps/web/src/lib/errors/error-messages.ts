import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isErrorCode } from '@wiki/domain';
import type { Failure } from './error-codes.ts';

/** Every failure in the reader's words. A code added to the catalogue does not compile until it is here. */
const messages: Record<Failure, MessageDescriptor> = {
  UNAUTHENTICATED: msg`You must be logged in to view this page`,
  FORBIDDEN: msg`You do not have permission`,
  REAUTHORIZATION_REQUIRED: msg`you are not authorized`,
  EMAIL_NOT_VERIFIED: msg`Verify your e-mail address first. We have sent you a link.`,

  INVALID_EMAIL: msg`This e-mail address is not valid.`,
  WEAK_PASSWORD: msg`This password is too short or too common. Use at least 6 characters.`,
  EMAIL_IN_USE: msg`An account with this e-mail address already exists.`,
  EMPTY_NAME: msg`Write a name.`,
  NAME_RESERVED: msg`This name is kept for those who run the network. Choose another one.`,
  USER_DISABLED: msg`This account is suspended.`,
  USER_NOT_FOUND: msg`There is no account with this e-mail address.`,
  WRONG_PASSWORD: msg`The password is not correct.`,
  TOO_MANY_REQUESTS: msg`Too many attempts. Wait a moment and try again.`,
  INVALID_CREDENTIALS: msg`The e-mail address or the password is not correct.`,
  PASSWORD_MISMATCH: msg`The two passwords are not the same.`,
  TOKEN_INVALID: msg`This link no longer works. Request a new one.`,
  CONSENT_REQUIRED: msg`Accept the terms of use and the privacy policy to continue.`,
  SESSION_EXPIRED: msg`Your session has ended. Sign in again.`,
  CODE_INVALID: msg`This code doesn't work. Check it against the server's console; each start prints a new one.`,
  WORKS_FOR_BUSINESS: msg`This person works for a business. Administrators can't work for one: remove the person from the business first.`,
  LAST_ADMINISTRATOR: msg`You're the only administrator. Make somebody else an administrator first.`,

  FIELD_REQUIRED: msg`Fill in this field.`,
  FIELD_TOO_SHORT: msg`This text is too short.`,
  FIELD_TOO_LONG: msg`This text is too long.`,
  TOO_MANY_ITEMS: msg`There are too many here. Remove some.`,
  FIELD_INVALID: msg`This value is not valid.`,
  INVALID_PHONE: msg`This phone number is not valid.`,
  INVALID_DATE: msg`This date is not valid.`,
  INVALID_COUNTRY: msg`Choose a country from the list.`,
  INVALID_CURSOR: msg`The list has moved on. Load it again.`,
  CURSOR_EXPIRED: msg`The list has moved on. Load it again.`,
  BAD_REQUEST: msg`We could not read this request. Check what you wrote.`,
  QUERY_TOO_COMPLEX: msg`This asks for too much at once.`,
  REQUEST_TOO_LARGE: msg`This is too large to send at once. Send it in smaller parts.`,

  INVALID_TAX_ID: msg`This tax id is not valid.`,
  INVALID_URL: msg`The address must begin with https://.`,
  INVALID_REFERENCE: msg`Choose a value from the list.`,
  ALL_FIELDS_REQUIRED: msg`All fields are required`,

  FILE_TOO_LARGE: msg`This file is too large.`,
  FILE_TYPE_REFUSED: msg`Files of this type are not accepted here.`,
  FILE_NOT_IMAGE: msg`Only image files are accepted here.`,
  FILE_INCOMPLETE: msg`The file did not arrive whole. Upload it again.`,
  FILE_IN_USE: msg`This file is in use.`,

  ILLEGAL_TRANSITION: msg`This cannot be done in the present state.`,
  CONFIRMATION_REQUIRED: msg`Confirm that you want to do this.`,
  APPLICATION_OPEN: msg`You already have an open application.`,
  ALREADY_MEMBER: msg`You already belong to a business.`,
  ALREADY_IN_BUSINESS: msg`This person already works for another business.`,
  ALREADY_WORKS_HERE: msg`This person already works for this business.`,
  INVITATION_OPEN: msg`This address has an invitation that waits for an answer.`,
  LAST_BUSINESS_ADMIN: msg`A business keeps at least one administrator.`,
  USER_EXISTS: msg`User already exists`,
  REMINDER_SENT: msg`A reminder was sent within the last day.`,
  BILLING_UNAVAILABLE: msg`The billing service does not answer. Try again in a moment.`,
  PAYMENT_CONFIRMATION_FAILED: msg`Failed to confirm payment`,
  ALREADY_PAID: msg`This is already paid.`,
  NOTHING_TO_PAY: msg`There is nothing that this money could pay. Refund it instead.`,
  AMOUNT_DIFFERS: msg`The amount is not what is owed.`,
  REFERENCE_IN_USE: msg`This payment reference was already used.`,

  MEMBERSHIP_REQUIRED: msg`Only active business members can publish listings.`,
  PROPERTY_IMAGE_COUNT: msg`Please upload a minimum of 5 images and a maximum of 10`,
  INVALID_GTIN: msg`This GTIN is not valid. Check its digits.`,
  SKU_IN_USE: msg`Another listing of your business already has this SKU.`,
  PRICE_ZERO: msg`Write a price above 0.`,
  RANGE_REVERSED: msg`This value cannot be below the first one.`,
  INVALID_CSV: msg`We could not read this table. Check its format.`,
  UNKNOWN_COLUMN: msg`The table has a column that is not in the template, or has it twice.`,
  OWN_LISTING: msg`This listing belongs to your own business.`,

  REVIEW_EXISTS: msg`You already reviewed this business for this date.`,
  REVIEWED_OFTEN: msg`You already reviewed this business three times in the last 30 days. Please wait before you write again.`,
  OWN_BUSINESS: msg`You cannot review the business you work for.`,
  ALREADY_REPLIED: msg`The business has already replied.`,
  ALREADY_DISPUTED: msg`This review was already disputed.`,
  FILL_ALL_FIELDS: msg`Please fill in all fields.`,

  MEMBERS_ONLY: msg`Only active business members see this.`,
  POST_BLACKLISTED: msg`Your post contains offensive or blacklisted words`,
  CANNOT_WRITE: msg`You cannot write to this person.`,
  CANNOT_ADD: msg`This person cannot be added.`,
  AWAITS_ANSWER: msg`Wait for an answer before you write more.`,
  GROUP_FULL: msg`The group has as many people as it can have.`,
  MESSAGE_BLACKLISTED: msg`Your message contains blacklisted words. Please remove them and try again`,
  ENTRY_EXISTS: msg`This is already on the list.`,
  ONE_WORD_ONLY: msg`Write one word only.`,
  COMMON_WORD: msg`Nearly every text has this word, so almost nothing could be published.`,

  CHALLENGE_FAILED: msg`We could not tell this from a robot. Load the page again and send it once more; copy your text first.`,
  ANSWERED_MEANWHILE: msg`Somebody wrote here meanwhile. Read it, then send your answer.`,

  NOT_FOUND: msg`There is nothing here any more.`,
  CONFLICT: msg`Somebody else changed this meanwhile. Look at it again and retry.`,
  CANNOT_RETRY: msg`What this needs is no longer kept, so it can't be retried.`,
  SLOW_CONSUMER: msg`The connection is too slow. We are connecting again.`,
  UNAVAILABLE: msg`The service is not available right now. Try again in a moment.`,
  INTERNAL: msg`Something went wrong on our side. Try again in a moment.`,
  NETWORK: msg`There is no connection. Check your network and try again.`,
};

/** The message of a code from the API; codes this client does not know yet read as a fault. */
export function errorMessage(code: string): MessageDescriptor {
  return messages[code === 'NETWORK' || isErrorCode(code) ? code : 'INTERNAL'];
}
