import { Trans } from '@lingui/react/macro';
import type { MemberType } from '@wiki/domain';

/** What a person is on the network, in words. */
export function MemberTypeName({ type }: { type: MemberType }) {
  switch (type) {
    case 'user':
      return <Trans>Registered user</Trans>;
    case 'business':
      return <Trans>Business member</Trans>;
    case 'businessAdmin':
      return <Trans>Business administrator</Trans>;
    case 'wikiAdmin':
      return <Trans>Administrator</Trans>;
  }
}
