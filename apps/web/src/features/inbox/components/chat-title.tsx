import { Trans } from '@lingui/react/macro';
import type { ChatRowFragment } from '../../../gql/inbox.ts';

/** With whom a conversation is: a customer sees the business, its people see the customer. */
export function chatPartner({ viewerSells, business, otherMembers }: ChatRowFragment) {
  const [other] = otherMembers;
  if (business && !viewerSells) {
    return { kind: 'business', name: business.name, seed: business.id, photo: null } as const;
  }
  return other
    ? ({ kind: 'person', name: other.displayName, seed: other.id, photo: other.photoUrl } as const)
    : null;
}

/** The name of the other side. */
export function ChatTitle({ chat }: { chat: ChatRowFragment }) {
  const partner = chatPartner(chat);
  return partner ? partner.name : <Trans>Somebody who left the network</Trans>;
}
