import { useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconClock, IconMailOpened, IconMessage2 } from '@tabler/icons-react';
import type { TicketStatus } from '@wiki/domain';
import { StatusBadge, type StatusBadgeProps } from '../../components/facts/status-badge.tsx';
import { statusTexts } from './ticket-texts.ts';

const signs: Readonly<Record<TicketStatus, Pick<StatusBadgeProps, 'icon' | 'tone'>>> = {
  NEW: { icon: IconClock, tone: 'waiting' },
  OPEN: { icon: IconMessage2, tone: 'waiting' },
  WAITING: { icon: IconMailOpened, tone: 'info' },
  CLOSED: { icon: IconCircleCheck, tone: 'quiet' },
};

/** How a request stands. Whoever asked reads it from their side. */
export function TicketBadge({ status, isOwn = false }: { status: TicketStatus; isOwn?: boolean }) {
  const { t } = useLingui();
  const own: Record<TicketStatus, string> = {
    NEW: t`Received`,
    OPEN: t`We’re on it`,
    WAITING: t`We answered`,
    CLOSED: t({ message: 'Closed', context: 'requests' }),
  };
  const tone = isOwn && status === 'WAITING' ? 'good' : signs[status].tone;
  return (
    <StatusBadge icon={signs[status].icon} tone={isOwn && status !== 'WAITING' ? 'quiet' : tone}>
      {isOwn ? own[status] : t(statusTexts[status])}
    </StatusBadge>
  );
}
