import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
} from '@tabler/icons-react';
import { StatusBadge } from '../../components/facts/status-badge.tsx';
import type { PaymentStatus, PaymentSurplus } from '../../gql/schema-types.ts';

const looks = {
  PENDING: { icon: IconHourglass, label: msg`Being confirmed`, tone: 'waiting' },
  APPROVED: { icon: IconCircleCheck, label: msg`Approved`, tone: 'good' },
  REJECTED: {
    icon: IconCircleX,
    label: msg({ message: 'Rejected', context: 'payment' }),
    tone: 'bad',
  },
  ANNULLED: {
    icon: IconBan,
    label: msg({ message: 'Annulled', context: 'payment' }),
    tone: 'quiet',
  },
  REVERSED: { icon: IconArrowBackUp, label: msg`Reversed by the bank`, tone: 'bad' },
} as const;

/** What people call the states of a payment. */
export const paymentStatusLabel = (status: PaymentStatus) => looks[status].label;

const surplusLooks = {
  OPEN: { icon: IconAlertTriangle, label: msg`Surplus: to be decided`, tone: 'waiting' },
  REFUNDED: { icon: IconArrowBackUp, label: msg`Surplus: refunded`, tone: 'quiet' },
  APPLIED: { icon: IconCircleCheck, label: msg`Surplus: applied`, tone: 'good' },
} as const;

/** What people call the states of surplus money. */
export const surplusLabel = (surplus: PaymentSurplus) => surplusLooks[surplus].label;

/** How a payment stands, by sign and word; surplus money by what becomes of it. */
export function PaymentStatusLabel({
  status,
  surplus,
}: {
  status: PaymentStatus;
  surplus?: PaymentSurplus | null;
}) {
  const { t } = useLingui();
  const isUndone = status === 'ANNULLED' || status === 'REVERSED';
  const { icon, label, tone } = surplus && !isUndone ? surplusLooks[surplus] : looks[status];
  return (
    <StatusBadge icon={icon} tone={tone}>
      {t(label)}
    </StatusBadge>
  );
}
