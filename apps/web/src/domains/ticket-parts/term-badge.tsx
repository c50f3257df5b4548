import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { StatusBadge } from '../../components/facts/status-badge.tsx';
import type { TicketTermFieldsFragment } from '../../gql/ticket-parts.ts';

/** From this many working days on, a term is near. */
const near = 3;

/** How much of the law's term is left. */
export function TermBadge({
  term: { workingDaysLeft, dateAnswered, dateDue },
}: {
  term: TicketTermFieldsFragment;
}) {
  const { t } = useLingui();
  if (dateAnswered) {
    const isLate = dateAnswered > dateDue;
    return (
      <StatusBadge
        icon={isLate ? IconAlertTriangle : IconCircleCheck}
        tone={isLate ? 'bad' : 'good'}
      >
        {isLate ? t`Answered late` : t`Answered in time`}
      </StatusBadge>
    );
  }
  const left = workingDaysLeft ?? 0;
  if (left < 0) {
    return (
      <StatusBadge icon={IconAlertTriangle} tone="bad">
        {t`Past due`}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge icon={IconHourglass} tone={left <= near ? 'bad' : 'waiting'}>
      {left === 0
        ? t`Ends today`
        : plural(left, { one: '# working day left', other: '# working days left' })}
    </StatusBadge>
  );
}
