import { Trans, useLingui } from '@lingui/react/macro';
import { IconShieldMinus, IconShieldPlus } from '@tabler/icons-react';
import type { ListAction } from '../../components/admin-list/list-types.ts';
import {
  type AccountFieldsFragment,
  MakeAdministratorDocument,
  RemoveAdministratorDocument,
} from '../../gql/admin-users.ts';
import { useAct } from '../../lib/forms/use-act.ts';

type AccountAction = ListAction<AccountFieldsFragment>;

/** Makes somebody an administrator. */
export function useMakeAdministrator(): AccountAction {
  const { t } = useLingui();
  const make = useAct(MakeAdministratorDocument);
  return {
    key: 'make-administrator',
    label: t`Make administrator`,
    icon: IconShieldPlus,
    isOffered: ({ viewerCanMakeAdministrator }) => viewerCanMakeAdministrator,
    ask: ([account]) => ({
      title: t`Make ${account.displayName} an administrator?`,
      text: (
        <Trans>
          The whole back office opens at once: applications, businesses, payments and accounts,
          including making other administrators. The person is notified, and it's recorded.
        </Trans>
      ),
      confirmLabel: <Trans>Make administrator</Trans>,
    }),
    run: ({ id }) => make({ userId: id }),
  };
}

/** Makes another administrator a registered user again. */
export function useRemoveAdministrator(): AccountAction {
  const { t } = useLingui();
  const remove = useAct(RemoveAdministratorDocument);
  return {
    key: 'remove-administrator',
    label: t`Remove as administrator`,
    icon: IconShieldMinus,
    isDangerous: true,
    isOffered: ({ viewerCanRemoveAdministrator }) => viewerCanRemoveAdministrator,
    ask: ([account]) => ({
      title: t`Remove ${account.displayName} as administrator?`,
      text: (
        <Trans>
          The back office closes at once, also where the person has it open. The account stays. The
          person is notified, and it's recorded.
        </Trans>
      ),
      confirmLabel: <Trans>Remove as administrator</Trans>,
      isDangerous: true,
    }),
    run: ({ id }) => remove({ userId: id }),
  };
}
