import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { VisuallyHidden } from '@wiki/ui';
import { useMinute } from '../../lib/use-minute.ts';
import { urgencyOf, waitedFor } from './waiting-time.ts';
import classes from './waited.module.css';

export interface WaitedProps {
  /** Since when it waits. */
  since: string;
  /** Until when it should be done; left out where it waits for somebody else. */
  due?: string;
}

/** How long something waits, and whether its time is over or nearly so: by sign, word and color. */
export function Waited({ since, due }: WaitedProps) {
  const now = useMinute();
  const urgency = due === undefined ? null : urgencyOf(due, now);
  return (
    <span
      className={classes.waited}
      data-urgency={urgency ?? undefined}
      data-elsewhere={due === undefined || undefined}
    >
      {urgency === 'late' && <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
      {urgency === 'soon' && <IconClock size={16} stroke={1.75} aria-hidden />}
      {waitedFor(since, now)}
      {urgency && (
        <VisuallyHidden>
          {', '}
          {urgency === 'late' ? <Trans>past its time limit</Trans> : <Trans>due soon</Trans>}
        </VisuallyHidden>
      )}
    </span>
  );
}
