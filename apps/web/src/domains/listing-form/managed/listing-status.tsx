import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconPlayerPause,
  IconTag,
} from '@tabler/icons-react';
import type { ListingStatus } from '@wiki/domain';
import { StatusBadge, type StatusBadgeProps } from '../../../components/facts/status-badge.tsx';

/** The names of the states. */
export const statusNames: Record<ListingStatus, MessageDescriptor> = {
  draft: msg`Draft`,
  published: msg`Published`,
  paused: msg`Paused`,
  sold: msg`Sold`,
  removed: msg({ message: 'Removed', context: 'state of a listing' }),
};

const looks: Record<ListingStatus, Pick<StatusBadgeProps, 'icon' | 'tone'>> = {
  draft: { icon: IconCircleDashed, tone: 'quiet' },
  published: { icon: IconCircleCheck, tone: 'good' },
  paused: { icon: IconPlayerPause, tone: 'waiting' },
  sold: { icon: IconTag, tone: 'info' },
  removed: { icon: IconBan, tone: 'bad' },
};

/** Where a listing stands. */
export function ListingStatusBadge({ status }: { status: ListingStatus }) {
  const { t } = useLingui();
  return <StatusBadge {...looks[status]}>{t(statusNames[status])}</StatusBadge>;
}
