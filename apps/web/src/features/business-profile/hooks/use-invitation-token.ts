import { useEffect, useState } from 'react';
import { useLinkToken } from '../../../lib/use-link-token.ts';

const keyOf = (invitationId: string) => `wiki.invitation.${invitationId}`;

function read(invitationId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(invitationId));
  } catch {
    return null;
  }
}

function write(invitationId: string, token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(keyOf(invitationId));
    else sessionStorage.setItem(keyOf(invitationId), token);
  } catch {
    // Storage is closed: whoever has to sign in first opens the link of the mail again.
  }
}

/**
 * The token of an invitation's link. It leaves the address and waits in this tab while the person
 * signs in or registers.
 */
export function useInvitationToken(invitationId: string | null) {
  const fromLink = useLinkToken();
  const [kept] = useState(() => (invitationId ? read(invitationId) : null));
  useEffect(() => {
    if (invitationId && fromLink) write(invitationId, fromLink);
  }, [invitationId, fromLink]);
  return {
    token: fromLink ?? kept,
    forget: () => {
      if (invitationId) write(invitationId, null);
    },
  };
}
