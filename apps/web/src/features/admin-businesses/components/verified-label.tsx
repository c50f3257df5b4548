import { Trans } from '@lingui/react/macro';
import { IconRosetteDiscountCheck, IconRosette } from '@tabler/icons-react';
import { StatusBadge } from '../../../components/status-badge.tsx';

/** Whether the documents of a business were checked. */
export function VerifiedLabel({ isVerified }: { isVerified: boolean }) {
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
