import { z } from 'zod';
import type { ErrorCode } from '../../graphql/error-codes.ts';
import { limits } from '../../graphql/limits.ts';
import { disputeHandlings, disputeNatures, transactionSizes } from '../../businesses/reviews.ts';
import { reasonSchema } from '../applications/applications.ts';
import { code, pastDate, requiredLine, requiredText } from '../fields.ts';

const id = z.string();
const { contactName, subject, details } = limits.review;

const atLeast = (text: z.ZodType<string, string>, min: number) =>
  text.pipe(z.string().min(min, code('FIELD_TOO_SHORT')));

const longText = ({ min, max }: { min: number; max: number }, emptyCode?: ErrorCode) =>
  atLeast(requiredText(max, emptyCode), min);

/** A choice that was not made is missing; another value than those offered is wrong. */
const choice = ({ input }: { input?: unknown }): ErrorCode =>
  input === '' || input === undefined || input === null || Number.isNaN(input)
    ? 'FIELD_REQUIRED'
    : 'FIELD_INVALID';

/** What a review says, when written and when edited. */
const reviewText = {
  contactName: requiredLine(contactName),
  transactionSize: z.enum(transactionSizes, { error: choice }),
  dateOfTransaction: pastDate
    .transform((date) => date ?? '')
    .pipe(z.string().min(1, code('FIELD_REQUIRED'))),
  rating: z.int({ error: choice }).min(1, code('FIELD_INVALID')).max(5, code('FIELD_INVALID')),
  subject: atLeast(requiredLine(subject.max), subject.min),
  exchangeDetails: longText(details),
};

/** Input of `writeReview`. */
export const writeReviewSchema = z.object({ businessId: id, ...reviewText });

/** Input of `editReview`. */
export const editReviewSchema = z.object({ reviewId: id, ...reviewText });

/** Input of `replyToReview`. */
export const replyToReviewSchema = z.object({ reviewId: id, text: requiredText(limits.reply) });

/** Input of `disputeReview`: an empty field has the message of section 3. */
export const disputeReviewSchema = z.object({
  reviewId: id,
  nature: z.enum(disputeNatures, code('FILL_ALL_FIELDS')),
  details: longText(limits.dispute.details, 'FILL_ALL_FIELDS'),
  handling: z.enum(disputeHandlings, code('FILL_ALL_FIELDS')),
});

/** Input of an administrator's acts on a dispute. */
export const actOnDisputeSchema = z.object({ disputeId: id, reason: reasonSchema });

/** Input of `removeReview`. */
export const removeReviewSchema = z.object({ reviewId: id, reason: reasonSchema });
