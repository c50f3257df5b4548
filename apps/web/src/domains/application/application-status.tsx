import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  IconBan,
  IconCircleCheck,
  IconClockExclamation,
  IconCoin,
  IconCreditCard,
  IconEdit,
  IconHourglass,
  IconMessage2,
  IconTrash,
  IconArrowBackUp,
} from '@tabler/icons-react';
import type { ApplicationStatus } from '../../gql/schema-types.ts';
import { StatusBadge, type StatusBadgeProps } from '../../components/facts/status-badge.tsx';

const looks: Record<
  ApplicationStatus,
  { icon: typeof IconBan; label: MessageDescriptor; tone: StatusBadgeProps['tone'] }
> = {
  DRAFT: { icon: IconEdit, label: msg`Draft`, tone: 'quiet' },
  NEW: { icon: IconHourglass, label: msg`Under review`, tone: 'waiting' },
  CHANGES_REQUESTED: { icon: IconMessage2, label: msg`Changes requested`, tone: 'waiting' },
  PAYMENT_PENDING: { icon: IconCreditCard, label: msg`Payment pending`, tone: 'waiting' },
  PAYMENT_MISSED: { icon: IconClockExclamation, label: msg`Payment missed`, tone: 'bad' },
  PAYMENT_COMPLETE: { icon: IconCoin, label: msg`Payment complete`, tone: 'good' },
  APPROVED: { icon: IconCircleCheck, label: msg`Active member`, tone: 'good' },
  REJECTED: { icon: IconBan, label: msg`Rejected`, tone: 'bad' },
  WITHDRAWN: { icon: IconArrowBackUp, label: msg`Withdrawn`, tone: 'quiet' },
  DELETED: { icon: IconTrash, label: msg`Deleted`, tone: 'quiet' },
};

/** What people call the states of an application. */
export const statusLabel = (status: ApplicationStatus): MessageDescriptor => looks[status].label;

/** How an application stands, by sign and word. */
export function ApplicationStatusLabel({ status }: { status: ApplicationStatus }) {
  const { t } = useLingui();
  const { icon, label, tone } = looks[status];
  return (
    <StatusBadge icon={icon} tone={tone}>
      {t(label)}
    </StatusBadge>
  );
}
