import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { Fact, Facts } from '../../../components/facts/facts.tsx';
import { RecordColumns, RecordPage } from '../../../components/record-page/record-page.tsx';
import { AccountDocument } from '../../../gql/admin-users.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { withQuery } from '../../../lib/paths.ts';
import {
  useReinstate,
  useRequirePassword,
  useSignOutEverywhere,
  useSuspend,
} from '../account-actions.tsx';
import { AccountHistory } from '../components/account-history.tsx';
import { AccountSessions } from '../components/account-sessions.tsx';
import classes from '../components/account-panels.module.css';
import { AccountRole } from '../components/account-role.tsx';
import { AccountStatusLabel } from '../components/account-status.tsx';
import { useSetStaffRole } from '../staff-role-action.tsx';

const languageNames = { en: 'English', es: 'Español' } as const;

/** One account: whose it is, how it stands, what it leads to. */
export function Account() {
  const { t } = useLingui();
  const format = useFormat();
  const serves = useServes();
  const { userId = '' } = useParams();
  const actions = [
    useSetStaffRole(),
    useSuspend(),
    useReinstate(),
    useRequirePassword(),
    useSignOutEverywhere(),
  ];
  return (
    <RecordPage
      kind={t`Account`}
      back={{ to: adminPaths.users(), label: t`All accounts` }}
      query={AccountDocument}
      variables={{ id: userId }}
      of={({ user }) => user}
      title={({ displayName }) => displayName}
      state={(account) => <AccountStatusLabel account={account} />}
      actions={actions}
    >
      {(account) => (
        <RecordColumns
          main={
            <div className={classes.panels}>
              <Card padding="lg">
                <Facts>
                  <Fact name={t`Role`}>
                    <AccountRole account={account} />
                  </Fact>
                  <Fact name={t`E-mail`}>
                    {account.email && <a href={`mailto:${account.email}`}>{account.email}</a>}
                  </Fact>
                  <Fact name={t`Phone`}>
                    {account.phone && (
                      <a href={`tel:${account.phone}`}>{formatPhone(account.phone)}</a>
                    )}
                  </Fact>
                  <Fact name={t`Place`}>
                    {[
                      account.address,
                      account.city,
                      account.region,
                      account.country && format.country(account.country),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </Fact>
                  <Fact name={t`Language`}>
                    {account.language && languageNames[account.language]}
                  </Fact>
                  <Fact name={t({ message: 'Joined', context: 'when somebody came' })}>
                    {format.date(account.dateJoined)}
                  </Fact>
                  <Fact name={t`Customer number`}>{account.customerId}</Fact>
                  <Fact name={t`Business`}>
                    {account.businessId && (
                      <Link to={adminPaths.businessProfile(account.businessId)}>
                        {account.business?.name ?? <Trans>Open the business</Trans>}
                      </Link>
                    )}
                  </Fact>
                  <Fact name={t`Application`}>
                    {account.applicationStatus && account.email && serves('APPLICATIONS') && (
                      <Link to={withQuery(adminPaths.newApplications(), { q: account.email })}>
                        <Trans>Find the application</Trans>
                      </Link>
                    )}
                  </Fact>
                  <Fact name={t`Payments`}>
                    {account.email && serves('BILLING') && (
                      <Link to={withQuery(adminPaths.payments(), { q: account.email })}>
                        <Trans>Find the payments</Trans>
                      </Link>
                    )}
                  </Fact>
                </Facts>
              </Card>
              {serves('MODERATION') && <AccountHistory userId={account.id} />}
            </div>
          }
          aside={<AccountSessions userId={account.id} mayEnd={account.viewerCanSuspend} />}
        />
      )}
    </RecordPage>
  );
}
