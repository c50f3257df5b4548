import { Trans } from '@lingui/react/macro';
import type { MemberType } from '@wiki/domain';

/** What an account may be on the network, as administrators say it. */
export function RoleName({ type }: { type: MemberType }) {
  switch (type) {
    case 'user':
      return <Trans>Member</Trans>;
    case 'business':
      return <Trans>Business</Trans>;
    case 'businessAdmin':
      return <Trans>Business manager</Trans>;
    case 'wikiAdmin':
      return <Trans>Administrator</Trans>;
  }
}
