import { useLingui } from '@lingui/react/macro';
import {
  IconCircleCheck,
  IconClock,
  IconClockExclamation,
  IconPencil,
  IconPencilCheck,
  IconTrash,
} from '@tabler/icons-react';
import type { DisputeStatus } from '@wiki/domain';
import { StatusBadge, type StatusBadgeProps } from '../../../components/facts/status-badge.tsx';
import { disputeStatusTexts } from '../review-texts.ts';

const signs: Readonly<Record<DisputeStatus, Pick<StatusBadgeProps, 'icon' | 'tone'>>> = {
  submitted: { icon: IconClock, tone: 'waiting' },
  editRequested: { icon: IconPencil, tone: 'info' },
  editMissed: { icon: IconClockExclamation, tone: 'waiting' },
  kept: { icon: IconCircleCheck, tone: 'good' },
  edited: { icon: IconPencilCheck, tone: 'good' },
  removed: { icon: IconTrash, tone: 'bad' },
};

/** How a dispute stands. */
export function DisputeBadge({ status }: { status: DisputeStatus }) {
  const { t } = useLingui();
  return <StatusBadge {...signs[status]}>{t(disputeStatusTexts[status])}</StatusBadge>;
}
