import { Trans } from '@lingui/react/macro';
import { Card, InlineAlert } from '@wiki/ui';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { MembershipStatusLabel } from '../../../components/facts/membership-status.tsx';
import { RecordActions } from '../../../components/record-page/record-page.tsx';
import type {
  BusinessDetailsFragment,
  MembershipFieldsFragment,
} from '../../../gql/admin-businesses.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Months, mostInvoices } from '../records/months.tsx';
import { useMembershipActions } from '../use-membership-actions.tsx';
import classes from './panels.module.css';

/** What changes of a membership comes with the answer of the act. */
const nothingToRead = () => Promise.resolve();

/** How the membership of a business stands, and what can be done about it. */
export function MembershipPanel({ business }: { business: BusinessDetailsFragment }) {
  const { membership } = business;
  const serves = useServes();
  const actions = useMembershipActions();
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Membership</Trans>
      </h2>
      <div className={classes.stack}>
        {membership ? (
          <div className={classes.line}>
            <MembershipStatusLabel status={membership.status} />
            <span className={classes.words}>
              <Terms membership={membership} />
            </span>
          </div>
        ) : (
          <p className={classes.words}>
            <Trans>It has never had one: it has a profile but can’t publish listings.</Trans>
          </p>
        )}
        {membership?.status === 'suspended' && membership.suspensionReason && (
          <InlineAlert tone="info" title={<Trans>Reason given</Trans>}>
            <ReasonText reason={membership.suspensionReason} />
          </InlineAlert>
        )}
        {serves('BILLING') && (
          <RecordActions
            row={business}
            actions={actions}
            reload={nothingToRead}
            hasPrimary={false}
          />
        )}
      </div>
      {serves('BILLING') && <Months businessId={business.id} first={mostInvoices} />}
    </Card>
  );
}

function Terms({ membership }: { membership: MembershipFieldsFragment }) {
  const format = useFormat();
  const { plan, datePeriodEnd, dateGraceEnd, endsAtPeriodEnd, status } = membership;
  if (plan === 'free') return <Trans>Free plan</Trans>;
  if (status === 'grace' && dateGraceEnd) {
    return <Trans>Business plan, payment due {format.date(dateGraceEnd)}</Trans>;
  }
  if (!datePeriodEnd) return <Trans>Business plan</Trans>;
  return endsAtPeriodEnd ? (
    <Trans>Business plan, goes to the free plan on {format.date(datePeriodEnd)}</Trans>
  ) : (
    <Trans>Business plan, paid until {format.date(datePeriodEnd)}</Trans>
  );
}
