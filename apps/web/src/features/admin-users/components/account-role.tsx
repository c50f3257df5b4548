import { useLingui } from '@lingui/react/macro';
import { MemberTypeName } from '../../../components/facts/member-type-name.tsx';
import type { AccountFieldsFragment } from '../../../gql/admin-users.ts';
import { staffRoleTexts } from '../staff-role-texts.ts';

/** What somebody is on the network; of administrators, in which role. */
export function AccountRole({
  account: { memberType, staffRole },
}: {
  account: Pick<AccountFieldsFragment, 'memberType' | 'staffRole'>;
}) {
  const { t } = useLingui();
  return staffRole ? t(staffRoleTexts[staffRole]) : <MemberTypeName type={memberType} />;
}
