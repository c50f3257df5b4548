import { Trans, useLingui } from '@lingui/react/macro';
import { membershipSuspensionReasons } from '@wiki/domain';
import { Button, Card, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { MembershipStatusLabel } from '../../../components/facts/membership-status.tsx';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import {
  type BusinessDetailsFragment,
  type MembershipFieldsFragment,
  useReinstateMembershipMutation,
  useSuspendMembershipMutation,
} from '../../../gql/admin-businesses.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Months, mostInvoices } from '../records/months.tsx';
import classes from './panels.module.css';

/** How the membership of a business stands, and suspending or reinstating it. */
export function MembershipPanel({ business }: { business: BusinessDetailsFragment }) {
  const [isAsking, setAsking] = useState(false);
  const { membership } = business;
  const serves = useServes();
  const isSuspended = membership?.status === 'suspended';
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Membership</Trans>
      </h2>
      {membership ? (
        <div className={classes.stack}>
          <div className={classes.line}>
            <MembershipStatusLabel status={membership.status} />
            <span className={classes.words}>
              <Terms membership={membership} />
            </span>
          </div>
          {isSuspended && membership.suspensionReason && (
            <InlineAlert tone="info" title={<Trans>Reason given</Trans>}>
              <ReasonText reason={membership.suspensionReason} />
            </InlineAlert>
          )}
          {serves('BILLING') && (
            <div>
              <Button variant="default" onClick={() => setAsking(true)}>
                {isSuspended ? (
                  <Trans>Reinstate the membership</Trans>
                ) : (
                  <Trans>Suspend the membership</Trans>
                )}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <p className={classes.words}>
          <Trans>It has never had one: it has a profile but can’t publish listings.</Trans>
        </p>
      )}
      {serves('BILLING') && <Months businessId={business.id} first={mostInvoices} />}
      {isAsking &&
        (isSuspended ? (
          <ReinstateDialog business={business} onClose={() => setAsking(false)} />
        ) : (
          <SuspendDialog business={business} onClose={() => setAsking(false)} />
        ))}
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

interface DialogProps {
  business: Pick<BusinessDetailsFragment, 'id' | 'name'>;
  onClose: () => void;
}

function SuspendDialog({ business: { id, name }, onClose }: DialogProps) {
  const { t } = useLingui();
  const [suspend] = useSuspendMembershipMutation();
  return (
    <ReasonDialog
      title={t`Suspend ${name}’s membership?`}
      reasons={membershipSuspensionReasons}
      confirmLabel={<Trans>Suspend the membership</Trans>}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { data } = await suspend({ variables: { input: { businessId: id, reason } } });
        return data?.suspendMembership.userErrors ?? [];
      }}
    >
      <Trans>
        Its listings are hidden right away and it can’t publish. Those who manage it see the reason
        in their language. The time it paid for keeps running.
      </Trans>
    </ReasonDialog>
  );
}

function ReinstateDialog({ business: { id, name }, onClose }: DialogProps) {
  const { t } = useLingui();
  const [reinstate] = useReinstateMembershipMutation();
  return (
    <ConfirmDialog
      title={t`Reinstate ${name}’s membership?`}
      confirmLabel={<Trans>Reinstate the membership</Trans>}
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await reinstate({ variables: { input: { businessId: id } } });
        return data?.reinstateMembership.userErrors ?? [];
      }}
    >
      <Trans>
        It goes back to what has already been paid for, and its listings return if that lets it
        publish.
      </Trans>
    </ConfirmDialog>
  );
}
