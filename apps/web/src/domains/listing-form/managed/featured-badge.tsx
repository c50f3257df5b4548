import { Trans } from '@lingui/react/macro';
import { IconStar } from '@tabler/icons-react';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';

/** That administrators feature a listing. */
export const FeaturedBadge = () => (
  <StatusBadge icon={IconStar} tone="waiting">
    <Trans context="listing">Featured</Trans>
  </StatusBadge>
);
