import { Trans, useLingui } from '@lingui/react/macro';
import { IconShieldCog } from '@tabler/icons-react';
import { type StaffRole, staffRoles } from '@wiki/domain';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import { fieldsOf } from '../../components/form/fields.tsx';
import { type AccountFieldsFragment, SetStaffRoleDocument } from '../../gql/admin-users.ts';
import { useAct } from '../../lib/forms/use-act.ts';
import { staffRoleTexts, staffRoleWork } from './staff-role-texts.ts';

interface Values {
  userId: string;
  role: StaffRole | null;
  password: string;
}

const Field = fieldsOf<Values>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ setStaffRoleSchema }) => setStaffRoleSchema);

function RoleFields() {
  const { t } = useLingui();
  return (
    <>
      <Field.Select
        name="role"
        label={t`Role in the back office`}
        emptyIsNull
        options={[
          { value: '', label: t`None: a registered user` },
          ...staffRoles.map((role) => ({
            value: role,
            label: `${t(staffRoleTexts[role])}: ${t(staffRoleWork[role])}`,
          })),
        ]}
      />
      <Field.Text
        name="password"
        type="password"
        label={t`Your own password`}
        help={t`It confirms that you’re the one setting the role.`}
        autoComplete="current-password"
      />
    </>
  );
}

/** Gives somebody a role in the back office, changes it or takes it back. */
export function useSetStaffRole(): ListAction<AccountFieldsFragment> {
  const { t } = useLingui();
  const setRole = useAct(SetStaffRoleDocument);
  return listAction({
    key: 'role',
    label: t`Set the role`,
    icon: IconShieldCog,
    isMinor: true,
    isOffered: ({ viewerCanSetStaffRole }) => viewerCanSetStaffRole,
    ask: ([account]) => ({
      title: t`${account.displayName}’s role`,
      text: (
        <Trans>
          What belongs to the role opens right away and the rest closes, even where the person has
          it open. The person is notified, and it’s recorded.
        </Trans>
      ),
      confirmLabel: <Trans>Set the role</Trans>,
      form: {
        schema,
        defaults: { userId: account.id, role: account.staffRole ?? null, password: '' },
        fields: <RoleFields />,
      },
    }),
    run: (_account: AccountFieldsFragment, values: Values) => setRole(values),
    done: () => t`The role is set`,
  });
}
