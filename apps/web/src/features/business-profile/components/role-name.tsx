import { Trans } from '@lingui/react/macro';
import type { MemberType } from '@wiki/domain';

/** What somebody is to a business, in words. */
export function RoleName({ role }: { role: MemberType }) {
  return role === 'businessAdmin' ? <Trans>Administrator</Trans> : <Trans>Authorised user</Trans>;
}
