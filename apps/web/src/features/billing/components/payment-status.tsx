import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { StatusBadge } from '../../../components/status-badge.tsx';
import type { PaymentStatus } from '../../../gql/schema-types.ts';

const looks = {
  PENDING: { icon: IconHourglass, label: msg`Being confirmed`, tone: 'waiting' },
  APPROVED: { icon: IconCircleCheck, label: msg`Approved`, tone: 'good' },
  REJECTED: {
    icon: IconCircleX,
    label: msg({ message: 'Rejected', context: 'payment' }),
    tone: 'bad',
  },
} as const;

/** What people call the states of a payment. */
export const paymentStatusLabel = (status: PaymentStatus) => looks[status].label;

/** How a payment stands, by sign and word. */
export function PaymentStatusLabel({ status }: { status: PaymentStatus }) {
  const { t } = useLingui();
  const { icon, label, tone } = looks[status];
  return (
    <StatusBadge icon={icon} tone={tone}>
      {t(label)}
    </StatusBadge>
  );
}
