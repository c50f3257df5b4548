import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeFieldsFragment } from '../../../gql/review-parts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ReasonText } from '../../application/reason-text.tsx';
import { Timeline, TimelineStep } from '../../../components/facts/timeline.tsx';
import classes from './dispute-timeline.module.css';
import { DisputeBadge } from './dispute-badge.tsx';
import { disputeActionTexts, handlingTexts, natureTexts } from '../review-texts.ts';

/** A dispute as both sides see it: what is said to be wrong, how it stands, what happened. */
export function DisputeTimeline({ dispute }: { dispute: DisputeFieldsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const { nature, details, handling, status, dateEditDue, timeline } = dispute;
  return (
    <div className={classes.dispute}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <Trans>Dispute</Trans>
        </h2>
        <DisputeBadge status={status} />
      </div>
      <dl className={classes.facts}>
        <dt>
          <Trans>What’s wrong</Trans>
        </dt>
        <dd>{t(natureTexts[nature])}</dd>
        <dt>
          <Trans>Details</Trans>
        </dt>
        <dd className={classes.text}>{details}</dd>
        <dt>
          <Trans>What should we do?</Trans>
        </dt>
        <dd>{t(handlingTexts[handling])}</dd>
        {dateEditDue && (
          <>
            <dt>
              <Trans>Time to edit it</Trans>
            </dt>
            <dd>
              <Trans>until {format.date(dateEditDue)}</Trans>
            </dd>
          </>
        )}
      </dl>
      <div className={classes.course}>
        <Timeline label={t`What happened`}>
          {timeline.map(({ action, date: at, reason }) => (
            <TimelineStep
              key={`${action}${at}`}
              what={t(disputeActionTexts[action])}
              when={<time dateTime={at}>{format.dateTime(at)}</time>}
            >
              {reason && (
                <p>
                  <ReasonText reason={reason} />
                </p>
              )}
            </TimelineStep>
          ))}
        </Timeline>
      </div>
    </div>
  );
}
