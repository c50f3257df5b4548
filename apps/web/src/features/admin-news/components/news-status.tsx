import { Trans } from '@lingui/react/macro';
import { IconCircleCheck, IconClock, IconPencil, IconTrash } from '@tabler/icons-react';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import type { NewsRowFragment } from '../../../gql/admin-news.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

/** How a piece of news stands, and since or until when. */
export function NewsStatusLabel({
  item: { status, dateScheduled, hasChanges },
}: {
  item: Pick<NewsRowFragment, 'status' | 'dateScheduled' | 'hasChanges'>;
}) {
  const format = useFormat();
  switch (status) {
    case 'PUBLISHED':
      return (
        <StatusBadge icon={IconCircleCheck} tone="good">
          {hasChanges ? (
            <Trans>Published, with changes to publish</Trans>
          ) : (
            <Trans context="news">Published</Trans>
          )}
        </StatusBadge>
      );
    case 'SCHEDULED':
      return (
        <StatusBadge icon={IconClock} tone="info">
          {dateScheduled ? (
            <Trans>Scheduled for {format.dateTime(dateScheduled)}</Trans>
          ) : (
            <Trans>Scheduled</Trans>
          )}
        </StatusBadge>
      );
    case 'REMOVED':
      return (
        <StatusBadge icon={IconTrash} tone="bad">
          <Trans context="news">Deleted</Trans>
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
