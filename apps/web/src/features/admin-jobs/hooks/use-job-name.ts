import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const names: Readonly<Record<string, MessageDescriptor>> = {
  'send-mail': msg`Send an e-mail`,
  'forget-mails': msg`Forget links that no longer work`,
  notify: msg`Notify people`,
  'create-billing-customer': msg`Register a customer with the billing service`,
  'sync-billing-customer': msg`Update a business in the billing service`,
  'reconcile-payment': msg`Check a payment with the billing service`,
  'membership-clock': msg`Renew and end memberships`,
  'remind-application-payment': msg`Remind someone of a payment`,
  'miss-application-payment': msg`Close the time to pay for an application`,
  'miss-review-edit': msg`Close the time to edit a review`,
  'send-business-invitation': msg`Invite someone to a business`,
  'move-chats': msg`Transfer conversations`,
  'derive-image': msg`Prepare a picture`,
  'scan-file': msg`Check a file for malware`,
  'expire-upload': msg`Remove an unfinished upload`,
  'remove-unused-file': msg`Remove an unused file`,
  'erase-file': msg`Erase a file`,
  'forget-engagement-of-listing': msg`Erase what belonged to a listing`,
  'forget-engagement-of-person': msg`Erase what belonged to a person`,
  'erase-content-of-person': msg`Erase what a person wrote`,
  'forget-mentions': msg`Remove a person’s name from mentions`,
  'clean-stored-video': msg`Remove the metadata of a video`,
  'preview-link': msg`Read the page that a link leads to`,
  'name-chats': msg`Rename conversations`,
  'tell-contacts-withdrawn': msg`Tell a business that its contact details were removed`,
  'tell-followers': msg`Tell followers what’s new`,
  'notification-mail': msg`E-mail a notification`,
  'notification-digest': msg`E-mail a digest`,
  push: msg`Notify a device`,
  'publish-news': msg`Publish scheduled news`,
  'date-payment': msg`Ask when a payment was made`,
  'end-suspension': msg`End a suspension`,
  'rate-listings': msg`Order listings by their business’s new rating`,
  'follow-moderation-case': msg`Pass on a change to a case`,
  'remind-application-changes': msg`Remind someone of requested changes`,
  'expire-application-changes': msg`Close the time for requested changes`,
  'ticket-terms': msg`Watch the deadlines of requests`,
  'count-days': msg`Count the day’s statistics`,
  'recount-statistics': msg`Recount statistics`,
  'keep-demonstration-paid': msg`Pay for members of the demonstration`,
};

/** How a type of background work is called; one that has no name yet shows its code. */
export function useJobName(): (type: string) => string {
  const { i18n } = useLingui();
  return (type) => {
    const name = names[type];
    return name ? i18n._(name) : type;
  };
}
