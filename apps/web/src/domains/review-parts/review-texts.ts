import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  DisputeAction,
  DisputeHandling,
  DisputeNature,
  DisputeStatus,
  TransactionSize,
} from '@wiki/domain';

/** How large the business done was. */
export const sizeTexts: Readonly<Record<TransactionSize, MessageDescriptor>> = {
  under500: msg`Under 500 USD`,
  from500to5000: msg`500 to 5,000 USD`,
  from5000to50000: msg`5,000 to 50,000 USD`,
  over50000: msg`Over 50,000 USD`,
};

/** What each rating stands for. */
export const ratingTexts: Readonly<Record<1 | 2 | 3 | 4 | 5, MessageDescriptor>> = {
  1: msg`Very bad`,
  2: msg`Bad`,
  3: msg`Fair`,
  4: msg`Good`,
  5: msg`Excellent`,
};

/** What a business says is wrong with a review. */
export const natureTexts: Readonly<Record<DisputeNature, MessageDescriptor>> = {
  didNotWorkWithCompany: msg`The author didn’t work with the company`,
  unfairRepresentation: msg`Unfair representation of events`,
  missingDetails: msg`Doesn’t give full details`,
};

/** What a business wants done about a review. */
export const handlingTexts: Readonly<Record<DisputeHandling, MessageDescriptor>> = {
  removeReview: msg`Remove the review`,
  requestEdit: msg`Request an edit`,
};

/** How a dispute stands. */
export const disputeStatusTexts: Readonly<Record<DisputeStatus, MessageDescriptor>> = {
  submitted: msg`Waiting for an answer`,
  editRequested: msg`Edit requested`,
  editMissed: msg`Not edited in time`,
  kept: msg`Answered, review kept`,
  edited: msg`Review edited`,
  removed: msg`Review removed`,
};

/** What happened in a dispute. */
export const disputeActionTexts: Readonly<Record<DisputeAction, MessageDescriptor>> = {
  submit: msg`The business disputed the review`,
  respond: msg`An administrator answered and kept the review`,
  remove: msg`An administrator removed the review`,
  requestEdit: msg`An administrator asked for an edit`,
  edit: msg`The author edited the review`,
  miss: msg`The seven days to edit it have passed`,
};
