import { Trans } from '@lingui/react/macro';
import { IconBan, IconHourglass, IconTrash } from '@tabler/icons-react';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import type { PostStatus } from '../../../gql/schema-types.ts';

/** How a post stands, where that isn't plain from everybody reading it. */
export function PostStatusBadge({ status }: { status: PostStatus }) {
  switch (status) {
    case 'HELD':
      return (
        <StatusBadge icon={IconHourglass} tone="waiting">
          <Trans>Waiting for review</Trans>
        </StatusBadge>
      );
    case 'REFUSED':
      return (
        <StatusBadge icon={IconBan} tone="bad">
          <Trans>Not published</Trans>
        </StatusBadge>
      );
    case 'REMOVED':
      return (
        <StatusBadge icon={IconTrash} tone="bad">
          <Trans>Removed</Trans>
        </StatusBadge>
      );
    case 'PUBLISHED':
      return null;
  }
}
