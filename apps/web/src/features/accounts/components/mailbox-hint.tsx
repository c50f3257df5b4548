import { Trans } from '@lingui/react/macro';
import { useMailStateQuery } from '../../../gql/accounts.ts';

/** Where an installation without a mail server keeps what it sends. */
export function MailboxHint() {
  const { data } = useMailStateQuery();
  if (!data?.site.hasDevelopmentMailbox) return null;
  return (
    <p>
      <Trans>
        This installation doesn’t send e-mail yet: it keeps every message in its{' '}
        <a href="/dev/mail">local mailbox</a>.
      </Trans>
    </p>
  );
}
