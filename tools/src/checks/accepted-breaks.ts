import { wordsOfEnums } from '@wiki/domain';

/** Words that were values of enums, which have names in UPPER_SNAKE now. */
const spelledOut: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(wordsOfEnums).flatMap(([type, words]) =>
    words.map((word) => [
      `${word} was removed from enum type ${type}.`,
      'Every value of an enum is called in UPPER_SNAKE since 0135.',
    ]),
  ),
);

/** Dates that are called as all others are, `date…`. */
const dates = [
  'AllNotificationsReadPayload.readAt',
  'Application.changesDueAt',
  'Application.paymentDueAt',
  'BusinessInvitation.expiresAt',
  'DigestPreference.nextAt',
  'Discussion.viewerReadAt',
  'Dispute.editDueAt',
  'Document.publishedAt',
  'FileLinkPayload.expiresAt',
  'Invoice.dueAt',
  'Invoice.issuedAt',
  'Job.runAt',
  'Session.createdAt',
  'Session.lastUsedAt',
  'UndoMarkAllReadInput.readAt',
  'UploadTarget.expiresAt',
];

/**
 * Breaking changes of the schema that are accepted without deprecating first, as the check names
 * them, each with its reason. Until 1.0 a field may go that no client outside of this repository can
 * use yet; with each release the list begins anew.
 */
export const acceptedBreaks: Readonly<Record<string, string>> = {
  ...spelledOut,
  ...Object.fromEntries(
    dates.map(
      (field) => [`${field} was removed.`, 'Dates are called `date…` since 0136.'] as const,
    ),
  ),
  'A required field dateRead on input type UndoMarkAllReadInput was added.':
    'Dates are called `date…` since 0136.',
  'ImportProblem.code changed type from String! to ErrorCode!.':
    'The catalog of errors is an enum since 0135.',
  'UserError.code changed type from String! to ErrorCode!.':
    'The catalog of errors is an enum since 0135.',
  'DecideHeldPostInput was removed.': 'Held posts are cases of moderation since 0040.',
  'HeldPost was removed.': 'Held posts are cases of moderation since 0040.',
  'HeldPostDecision was removed.': 'Held posts are cases of moderation since 0040.',
  'Mutation.decideHeldPost was removed.': 'Held posts are cases of moderation since 0040.',
  'Query.heldPosts was removed.': 'Held posts are cases of moderation since 0040.',
  'Mutation.makeAdministrator was removed.': 'Roles are set with setStaffRole since 0090.',
  'Mutation.removeAdministrator was removed.': 'Roles are set with setStaffRole since 0090.',
  'User.viewerCanMakeAdministrator was removed.': 'Roles are set with setStaffRole since 0090.',
  'User.viewerCanRemoveAdministrator was removed.': 'Roles are set with setStaffRole since 0090.',
  'ChatChange.chat changed type from Chat! to Chat.': 'A chat is gone for who left it, since 0045.',
  'Mutation.markAllNotificationsRead changed type from NotificationsPayload! to AllNotificationsReadPayload!.':
    'Marking all changes more than one payload could list, since 0050.',
  'A required field amountMinor on input type RecordManualPaymentInput was added.':
    'A payment by hand says what was paid, since 0105.',
  'AccountStatus.billingSyncError changed type from String to BillingSyncProblem.':
    'Clients word the problem in the language of the reader, since 0105.',
  'Mutation.sendPaymentReminder was removed.':
    'remindApplicant reminds of whatever is awaited, since changes requested are a state.',
};
