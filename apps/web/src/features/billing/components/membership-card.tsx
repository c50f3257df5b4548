import { Trans } from '@lingui/react/macro';
import { Button, Card, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { MembershipStatusLabel } from '../../../components/facts/membership-status.tsx';
import type { AccountStatusFieldsFragment } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from '../views/billing.module.css';
import { MembershipFacts } from './membership-facts.tsx';
import { DowngradeDialog, UpgradeDialog } from './plans/plan-dialogs.tsx';

type Membership = NonNullable<AccountStatusFieldsFragment['membership']>;

export interface MembershipCardProps {
  membership: Membership;
  status: AccountStatusFieldsFragment;
}

/** The plan in force, until when, and the way to the other one. */
export function MembershipCard({ membership, status }: MembershipCardProps) {
  const [dialog, setDialog] = useState<'upgrade' | 'downgrade' | null>(null);
  const { plan, status: state, endsAtPeriodEnd, suspensionReason } = membership;
  const isPaid = plan === 'business' && (state === 'active' || state === 'grace');
  const mayUpgrade = !status.openInvoice && (plan === 'free' || state === 'lapsed');
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        {plan === 'business' ? <Trans>Business plan</Trans> : <Trans>Free plan</Trans>}
      </h2>
      <div className={classes.stack}>
        <div className={classes.line}>
          <MembershipStatusLabel status={state} />
          <Until membership={membership} />
        </div>
        {state === 'suspended' && suspensionReason && (
          <InlineAlert tone="warning" title={<Trans>Why it’s suspended</Trans>}>
            <ReasonText reason={suspensionReason} />
          </InlineAlert>
        )}
        <MembershipFacts membership={membership} />
        {status.viewerCanManage && (
          <div className={classes.line}>
            {(mayUpgrade || endsAtPeriodEnd) && (
              <Button onClick={() => setDialog('upgrade')}>
                {endsAtPeriodEnd ? (
                  <Trans>Keep the business plan</Trans>
                ) : (
                  <Trans>Upgrade to the business plan</Trans>
                )}
              </Button>
            )}
            {isPaid && !endsAtPeriodEnd && (
              <Button variant="subtle" onClick={() => setDialog('downgrade')}>
                <Trans>Go back to the free plan</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      {dialog === 'upgrade' && (
        <UpgradeDialog isTakingBack={endsAtPeriodEnd} onClose={() => setDialog(null)} />
      )}
      {dialog === 'downgrade' && (
        <DowngradeDialog datePeriodEnd={membership.datePeriodEnd} onClose={() => setDialog(null)} />
      )}
    </Card>
  );
}

function Until({ membership }: { membership: Membership }) {
  const format = useFormat();
  const { status, datePeriodEnd, dateGraceEnd, endsAtPeriodEnd } = membership;
  if (status === 'grace' && dateGraceEnd) {
    return <Trans>Pay by {format.date(dateGraceEnd)} to keep your listings published.</Trans>;
  }
  if (status === 'lapsed') {
    return <Trans>Your listings are paused and come back when you pay.</Trans>;
  }
  if (!datePeriodEnd || status !== 'active') return null;
  return endsAtPeriodEnd ? (
    <Trans>Goes to the free plan on {format.date(datePeriodEnd)}.</Trans>
  ) : (
    <Trans>Paid until {format.date(datePeriodEnd)}.</Trans>
  );
}
