import { Trans, useLingui } from '@lingui/react/macro';
import { Card, SectionHeader, VisuallyHidden } from '@wiki/ui';
import type { ReactNode } from 'react';
import { statusLabel } from '../../../domains/application/application-status.tsx';
import { ApplicationTimeline } from '../../../domains/application/application-timeline.tsx';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import type { Application } from '../hooks/use-my-application.ts';
import classes from './membership-status.module.css';
import { NextSteps } from './next-steps.tsx';
import { StatusPanel } from './status-panel.tsx';
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
        <output>{t(statusLabel(status))}</output>
      </VisuallyHidden>
      <StatusPanel application={application} applyAgain={applyAgain} />
      {!isUnderWay && reason && (
        <Card padding="lg">
          <section aria-labelledby="reason">
            <SectionHeader id="reason" title={<Trans>Why</Trans>} />
            <p className={classes.reason}>
              <ReasonText reason={reason} />
            </p>
          </section>
        </Card>
      )}
      <div className={classes.columns}>
        {isUnderWay && <NextSteps status={status} />}
        <Card padding="lg">
          <section aria-labelledby="timeline">
            <SectionHeader id="timeline" title={<Trans>What’s happened so far</Trans>} />
            <ApplicationTimeline history={application.history} />
          </section>
        </Card>
      </div>
      <WithdrawButton application={application} />
    </div>
  );
}
