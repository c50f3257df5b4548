import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBan, IconCircleCheck, IconKey, IconMailQuestion } from '@tabler/icons-react';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import type { AccountFieldsFragment } from '../../../gql/admin-users.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { statusOf } from '../account-status.ts';
import classes from './account-status.module.css';

const looks = {
  active: { icon: IconCircleCheck, label: msg`Active`, tone: 'good' },
  unverified: { icon: IconMailQuestion, label: msg`E-mail not confirmed`, tone: 'info' },
  mustReauthorize: { icon: IconKey, label: msg`New password required`, tone: 'waiting' },
  suspended: { icon: IconBan, label: msg`Suspended`, tone: 'bad' },
} as const;

/** How an account stands, by sign and word, and why when it is suspended. */
export function AccountStatusLabel({ account }: { account: AccountFieldsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const status = statusOf(account);
  const { icon, label, tone } = looks[status];
  const { suspension } = account;
  return (
    <>
      <StatusBadge icon={icon} tone={tone}>
        {t(label)}
      </StatusBadge>
      {suspension && (
        <p className={classes.detail}>
          {suspension.dateUntil ? (
            <Trans>Until {format.date(suspension.dateUntil)}</Trans>
          ) : (
            <Trans>No end date</Trans>
          )}
          {': '}
          {suspension.reason}
        </p>
      )}
    </>
  );
}
