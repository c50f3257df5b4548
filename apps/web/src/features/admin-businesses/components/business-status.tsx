import { Trans } from '@lingui/react/macro';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { StatusBadge } from '../../../components/status-badge.tsx';
import type { BusinessStatus } from '../address.ts';

/** Whether a business is on the network for others. Null is never given to administrators. */
export function BusinessStatusLabel({ status }: { status: BusinessStatus | null | undefined }) {
  return status === 'inactive' ? (
    <StatusBadge icon={IconEyeOff} tone="waiting">
      <Trans>Hidden</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge icon={IconEye} tone="good">
      <Trans>Visible</Trans>
    </StatusBadge>
  );
}
