import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportableKind } from '../../gql/schema-types.ts';

/** What kind of thing is reported, held or compared. */
export const kindTexts: Readonly<Record<ReportableKind, MessageDescriptor>> = {
  discussion: msg`Discussion`,
  discussionComment: msg`Forum comment`,
  listingComment: msg`Comment on a listing`,
  review: msg`Review`,
  listing: msg`Listing`,
  business: msg`Business`,
  businessQuestion: msg`Question to a business`,
  user: msg`Profile`,
  chatMessage: msg`Message`,
};
