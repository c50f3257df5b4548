import { useLingui } from '@lingui/react/macro';
import { IconCreditCard } from '@tabler/icons-react';
import { useDeskPaymentQuery } from '../../gql/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { DeskCell, DeskWait } from './desk-cell.tsx';
import classes from './desk.module.css';

const dayMs = 24 * 3_600_000;

/** What the membership costs next and by when; how it stands where nothing is owed. */
export function DeskPayment() {
  const { t } = useLingui();
  const format = useFormat();
  const now = useMinute();
  const { data, error, refetch } = useDeskPaymentQuery({ fetchPolicy: 'cache-and-network' });
  const head = { icon: IconCreditCard, label: t`Next payment` };
  if (!data) return <DeskWait {...head} onRetry={error ? () => void refetch() : null} />;
  const { membership, openInvoice, viewerCanManage } = data.accountStatus;
  const status = paths.accountStatus();
  if (openInvoice) {
    const amount = format.money(openInvoice.total);
    const { currency } = openInvoice.total;
    const until = membership?.dateGraceEnd ?? openInvoice.dateDue;
    const date = format.date(until);
    const days = Math.max(0, Math.ceil((Date.parse(until) - now) / dayMs));
    const isGrace = membership?.status === 'grace';
    return (
      <DeskCell
        {...head}
        label={t`To pay`}
        to={viewerCanManage ? paths.payMembership() : status}
        name={t`To pay: ${amount} ${currency} by ${date}`}
        tone={isGrace || days <= 3 ? 'warning' : undefined}
        figure={<span className={classes.amount}>{amount}</span>}
        action={viewerCanManage ? t`Pay now` : t`See the invoice`}
      >
        {isGrace
          ? t`${currency}, tax included. Pay by ${date}, or your listings will be paused.`
          : t`${currency}, tax included. Due ${date}.`}
      </DeskCell>
    );
  }
  if (!membership || membership.plan === 'free' || membership.status === 'lapsed') {
    return (
      <DeskCell {...head} label={t`Membership`} to={status} name={t`My membership: free plan`}>
        {membership?.status === 'lapsed'
          ? t`Your listings are paused and come back when you pay.`
          : t`You’re on the free plan.`}
      </DeskCell>
    );
  }
  const until = membership.datePeriodEnd ? format.date(membership.datePeriodEnd) : null;
  return (
    <DeskCell
      {...head}
      label={t`Membership`}
      to={status}
      name={until ? t`My membership: paid until ${until}` : t`My membership`}
      action={t`See my membership`}
      figure={null}
    >
      {until && membership.endsAtPeriodEnd && t`Goes to the free plan on ${until}.`}
      {until && !membership.endsAtPeriodEnd && t`Paid until ${until}. Nothing to pay now.`}
    </DeskCell>
  );
}
