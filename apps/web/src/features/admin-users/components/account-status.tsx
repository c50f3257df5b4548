import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBan, IconCircleCheck, IconKey, IconMailQuestion } from '@tabler/icons-react';
import type { AccountFieldsFragment } from '../../../gql/admin-users.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { statusOf } from '../account-status.ts';
import classes from './account-status.module.css';

const looks = {
  active: { icon: IconCircleCheck, label: msg`Active` },
  unverified: { icon: IconMailQuestion, label: msg`E-mail not confirmed` },
  mustReauthorize: { icon: IconKey, label: msg`New password required` },
  suspended: { icon: IconBan, label: msg`Suspended` },
};

/** How an account stands, by sign and word, and why when it is suspended. */
export function AccountStatusLabel({ account }: { account: AccountFieldsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const status = statusOf(account);
  const { icon: Icon, label } = looks[status];
  const { suspension } = account;
  return (
    <>
      <span className={classes.status} data-status={status}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {t(label)}
      </span>
      {suspension && (
        <p className={classes.detail}>
          {suspension.until ? (
            <Trans>Until {format.date(suspension.until)}</Trans>
          ) : (
            <Trans>Without an end</Trans>
          )}
          {': '}
          {suspension.reason}
        </p>
      )}
    </>
  );
}
