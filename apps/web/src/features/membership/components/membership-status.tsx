import { Trans, useLingui } from '@lingui/react/macro';
import { Card, SectionHeader, VisuallyHidden } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { Application } from '../hooks/use-my-application.ts';
import { statusNames } from '../status-texts.ts';
import classes from './membership-status.module.css';
import { NextSteps } from './next-steps.tsx';
import { ReasonText } from './reason-text.tsx';
import { StatusPanel } from './status-panel.tsx';
import { Timeline } from './timeline.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** A submitted application: where it stands, what comes next and what has happened. Live. */
export function MembershipStatus({
  application,
  applyAgain,
}: {
  application: Application;
  applyAgain: ReactNode;
}) {
  const { t } = useLingui();
  const { status, reason } = application;
  const isUnderWay = status !== 'REJECTED' && status !== 'WITHDRAWN' && status !== 'DELETED';
  return (
    <div className={classes.status}>
      <VisuallyHidden>
        <output>{t(statusNames[status])}</output>
      </VisuallyHidden>
      <StatusPanel application={application} applyAgain={applyAgain} />
      {!isUnderWay && reason && (
        <Card padding="lg">
          <section aria-labelledby="reason">
            <SectionHeader id="reason" title={<Trans>Why</Trans>} />
            <ReasonText reason={reason} />
          </section>
        </Card>
      )}
      <div className={classes.columns}>
        {isUnderWay && <NextSteps status={status} />}
        <Timeline application={application} />
      </div>
      <WithdrawButton application={application} />
    </div>
  );
}
