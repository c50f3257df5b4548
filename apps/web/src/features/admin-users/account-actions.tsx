import { Trans, useLingui } from '@lingui/react/macro';
import { IconBan, IconKey, IconLogout, IconUserCheck } from '@tabler/icons-react';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import { fieldsOf } from '../../components/form/fields.tsx';
import {
  type AccountFieldsFragment,
  EndSessionsOfDocument,
  ReinstateUserDocument,
  RequireReauthorizationDocument,
  SuspendUserDocument,
} from '../../gql/admin-users.ts';
import { useAct } from '../../lib/forms/use-act.ts';

interface Suspension {
  userId: string;
  reason: string;
  /** Null for no end. */
  dateUntil?: Date | null | undefined;
}

type AccountAction = ListAction<AccountFieldsFragment>;

const Field = fieldsOf<Suspension>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ suspendUserSchema }) => suspendUserSchema);

function SuspensionFields() {
  const { t } = useLingui();
  return (
    <>
      <Field.TextArea
        name="reason"
        label={t`Reason`}
        help={t`The person sees it exactly as you write it.`}
        rows={3}
      />
      <Field.Day
        name="dateUntil"
        label={t`Last day of the suspension`}
        help={t`Without a date, it lasts until someone ends it.`}
        isOptional
        isFuture
      />
    </>
  );
}

/** Signs an account out of every device. */
export function useSignOutEverywhere(): AccountAction {
  const { t } = useLingui();
  const end = useAct(EndSessionsOfDocument);
  return {
    key: 'sign-out',
    label: t`Sign out everywhere`,
    icon: IconLogout,
    isMinor: true,
    isOffered: ({ viewerCanSuspend }) => viewerCanSuspend,
    ask: ([{ displayName }]) => ({
      title: t`Sign ${displayName} out everywhere?`,
      text: <Trans>Every device is signed out right away. The password stays the same.</Trans>,
      confirmLabel: t`Sign out everywhere`,
    }),
    run: ({ id }) => end({ userId: id }),
    done: () => t`Signed out of every device.`,
  };
}

/** Suspends an account: why, and until when. */
export function useSuspend(): AccountAction {
  const { t } = useLingui();
  const suspend = useAct(SuspendUserDocument);
  return listAction({
    key: 'suspend',
    label: t`Suspend`,
    icon: IconBan,
    isDangerous: true,
    isOffered: ({ viewerCanSuspend, suspension }) => viewerCanSuspend && !suspension,
    ask: ([account]) => ({
      title: t`Suspend ${account.displayName}?`,
      text: (
        <Trans>
          The account is signed out everywhere right away and can’t sign in until the suspension
          ends. What it published stays. The person gets the reason by e-mail.
        </Trans>
      ),
      confirmLabel: <Trans>Suspend the account</Trans>,
      isDangerous: true,
      form: {
        schema,
        defaults: { userId: account.id, reason: '', dateUntil: null },
        fields: <SuspensionFields />,
      },
    }),
    run: (_account: AccountFieldsFragment, { dateUntil, ...values }: Suspension) =>
      suspend({ ...values, dateUntil: dateUntil?.toISOString() ?? null }),
  });
}

/** Ends a suspension. */
export function useReinstate(): AccountAction {
  const { t } = useLingui();
  const reinstate = useAct(ReinstateUserDocument);
  return {
    key: 'reinstate',
    label: t`Reinstate`,
    icon: IconUserCheck,
    isOffered: ({ viewerCanSuspend, suspension }) => viewerCanSuspend && Boolean(suspension),
    ask: ([account]) => ({
      title: t`Reinstate ${account.displayName}?`,
      text: <Trans>The suspension ends now, and the person can sign in again.</Trans>,
      confirmLabel: <Trans>Reinstate the account</Trans>,
    }),
    run: ({ id }) => reinstate({ userId: id }),
  };
}

/** Has a person set a new password before anything else. */
export function useRequirePassword(): AccountAction {
  const { t } = useLingui();
  const require = useAct(RequireReauthorizationDocument);
  return {
    key: 'require-password',
    label: t`Require new password`,
    icon: IconKey,
    isDangerous: true,
    isOffered: ({ viewerCanSuspend, isAuthorized }) => viewerCanSuspend && isAuthorized !== false,
    ask: ([account]) => ({
      title: t`Require a new password from ${account.displayName}?`,
      text: (
        <Trans>
          Everything the person has open is locked right away until they set a new password. They
          can’t do anything else on the network until then.
        </Trans>
      ),
      confirmLabel: <Trans>Require a new password</Trans>,
      isDangerous: true,
    }),
    run: ({ id }) => require({ userId: id }),
  };
}
