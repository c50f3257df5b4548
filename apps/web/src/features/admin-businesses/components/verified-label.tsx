import { Trans } from '@lingui/react/macro';
import { IconRosetteDiscountCheck, IconRosette } from '@tabler/icons-react';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';

/** Whether what a business says of itself was checked, or changed since and waits to be confirmed. */
export function VerifiedLabel({
  isVerified,
  needsConfirmation,
}: {
  isVerified: boolean;
  needsConfirmation: boolean | null;
}) {
  if (needsConfirmation) {
    return (
      <StatusBadge icon={IconRosette} tone="waiting">
        <Trans>Change to confirm</Trans>
      </StatusBadge>
    );
  }
  return isVerified ? (
    <StatusBadge icon={IconRosetteDiscountCheck} tone="info">
      <Trans>Verified</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge icon={IconRosette} tone="quiet">
      <Trans>Not verified</Trans>
    </StatusBadge>
  );
}
