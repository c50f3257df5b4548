import { Trans } from '@lingui/react/macro';
import type { MemberType } from '@wiki/domain';

/** What a person is on the network, in words. */
export function MemberTypeName({ type }: { type: MemberType }) {
  switch (type) {
    case 'user':
      return <Trans>Member</Trans>;
    case 'business':
      return <Trans>Works for a business</Trans>;
    case 'businessAdmin':
      return <Trans>Manages a business</Trans>;
    case 'wikiAdmin':
      return <Trans>Administrator</Trans>;
  }
}
