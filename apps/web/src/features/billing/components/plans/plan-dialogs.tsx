import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../../components/dialogs/confirm-dialog.tsx';
import {
  AccountStatusDocument,
  useDowngradeMembershipMutation,
  useUpgradeMembershipMutation,
} from '../../../../gql/billing.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';

export interface UpgradeDialogProps {
  /** Whether a downgrade is taken back: nothing is to be paid then. */
  isTakingBack: boolean;
  onClose: () => void;
}

/** Asks for the business plan. */
export function UpgradeDialog({ isTakingBack, onClose }: UpgradeDialogProps) {
  const { t } = useLingui();
  const [upgrade] = useUpgradeMembershipMutation({ refetchQueries: [AccountStatusDocument] });
  return (
    <ConfirmDialog
      title={isTakingBack ? t`Keep the business plan?` : t`Upgrade to the business plan?`}
      confirmLabel={
        isTakingBack ? <Trans>Keep the business plan</Trans> : <Trans>Get the invoice</Trans>
      }
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await upgrade();
        return data?.upgradeMembership.userErrors ?? [];
      }}
    >
      {isTakingBack ? (
        <Trans>Your membership continues, with an invoice before each month.</Trans>
      ) : (
        <Trans>
          You’ll get an invoice for one month. As soon as it’s paid, your listings are published
          again.
        </Trans>
      )}
    </ConfirmDialog>
  );
}

export interface DowngradeDialogProps {
  datePeriodEnd: string | null | undefined;
  onClose: () => void;
}

/** Goes to the free plan when what is paid has passed. */
export function DowngradeDialog({ datePeriodEnd, onClose }: DowngradeDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [downgrade] = useDowngradeMembershipMutation({ refetchQueries: [AccountStatusDocument] });
  return (
    <ConfirmDialog
      title={t`Go back to the free plan?`}
      confirmLabel={<Trans>Go to the free plan</Trans>}
      isDangerous
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await downgrade();
        return data?.downgradeMembership.userErrors ?? [];
      }}
    >
      {datePeriodEnd ? (
        <Trans>
          Everything stays the same until {format.date(datePeriodEnd)}. After that, your listings
          are paused, not deleted, and come back if you upgrade again.
        </Trans>
      ) : (
        <Trans>Your listings are paused, not deleted, and come back if you upgrade again.</Trans>
      )}
    </ConfirmDialog>
  );
}
