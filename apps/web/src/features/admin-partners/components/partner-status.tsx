import { Trans } from '@lingui/react/macro';
import { IconCircleCheck, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import type { PartnerStatus } from '../../../gql/schema-types.ts';

/** How a partner stands. */
export function PartnerStatusLabel({ status }: { status: PartnerStatus }) {
  switch (status) {
    case 'PUBLISHED':
      return (
        <StatusBadge icon={IconCircleCheck} tone="good">
          <Trans>Published</Trans>
        </StatusBadge>
      );
    case 'HIDDEN':
      return (
        <StatusBadge icon={IconEyeOff} tone="waiting">
          <Trans context="partner">Hidden</Trans>
        </StatusBadge>
      );
    case 'REMOVED':
      return (
        <StatusBadge icon={IconTrash} tone="bad">
          <Trans context="partner">Deleted</Trans>
        </StatusBadge>
      );
    case 'DRAFT':
      return (
        <StatusBadge icon={IconPencil} tone="quiet">
          <Trans>Draft</Trans>
        </StatusBadge>
      );
  }
}
