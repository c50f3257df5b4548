import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconBan, IconCircleCheck, IconClockExclamation, IconMoon } from '@tabler/icons-react';
import type { MembershipStatus } from '@wiki/domain';
import { StatusBadge } from './status-badge.tsx';

const looks = {
  active: { icon: IconCircleCheck, label: msg`Active`, tone: 'good' },
  grace: { icon: IconClockExclamation, label: msg`Payment overdue`, tone: 'waiting' },
  lapsed: { icon: IconMoon, label: msg`Lapsed`, tone: 'quiet' },
  suspended: { icon: IconBan, label: msg`Suspended`, tone: 'bad' },
} as const;

/** How a membership stands, by sign and word. */
export function MembershipStatusLabel({ status }: { status: MembershipStatus }) {
  const { t } = useLingui();
  const { icon, label, tone } = looks[status];
  return (
    <StatusBadge icon={icon} tone={tone}>
      {t(label)}
    </StatusBadge>
  );
}
