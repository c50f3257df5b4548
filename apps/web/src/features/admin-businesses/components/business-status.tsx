import { Trans } from '@lingui/react/macro';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import type { BusinessRowFragment } from '../../../gql/admin-businesses.ts';

/** Whether a business is on the network for others. Null is never given to administrators. */
export function BusinessStatusLabel({ status }: Pick<BusinessRowFragment, 'status'>) {
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
