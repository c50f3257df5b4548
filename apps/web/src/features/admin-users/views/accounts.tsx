import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { limits } from '@wiki/domain';
import {
  EmptyState,
  ErrorState,
  ListSkeleton,
  PageHeader,
  SearchBox,
  VisuallyHidden,
} from '@wiki/ui';
import { useState } from 'react';
import { MoreButton } from '../../../components/more-button.tsx';
import { Page } from '../../../components/page.tsx';
import type { AccountFieldsFragment } from '../../../gql/admin-users.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import type { AccountAction } from '../components/account-actions.tsx';
import { AccountList } from '../components/account-list.tsx';
import { ActionDialog } from '../components/action-dialog.tsx';
import { useAccounts } from '../hooks/use-accounts.ts';
import classes from './accounts.module.css';

/** The accounts of the network, for administrators. */
export function Accounts() {
  const { t } = useLingui();
  const list = useAccounts();
  return (
    <Page title={t`Accounts`}>
      <PageHeader
        title={<Trans>Accounts</Trans>}
        description={<Trans>Everyone who has registered, the newest first.</Trans>}
      />
      <div className={classes.search}>
        <SearchBox
          key={list.search}
          label={t`Find accounts`}
          placeholder={t`Beginning of a name or an e-mail`}
          maxLength={limits.search.max}
          defaultValue={list.search}
          onSearch={list.setSearch}
        />
      </div>
      <Results list={list} />
    </Page>
  );
}

function Results({ list }: { list: ReturnType<typeof useAccounts> }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [acting, setActing] = useState<{ id: string; action: AccountAction } | null>(null);
  const { accounts, error, search } = list;

  if (error) {
    return (
      <ErrorState
        title={t`The accounts did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={list.retry}
      />
    );
  }
  if (!accounts) return <ListSkeleton label={t`Loading accounts`} count={8} />;
  if (accounts.length === 0) {
    return (
      <EmptyState
        seed="accounts"
        title={t`No account begins with “${search}”`}
        message={t`Try the first letters of the name or of the e-mail.`}
        action={
          <Button variant="default" onClick={() => list.setSearch('')}>
            <Trans>Show all accounts</Trans>
          </Button>
        }
      />
    );
  }
  const account: AccountFieldsFragment | undefined = accounts.find(({ id }) => id === acting?.id);
  return (
    <>
      <output>
        <VisuallyHidden>
          <Plural value={accounts.length} one="# account shown" other="# accounts shown" />
        </VisuallyHidden>
      </output>
      <AccountList accounts={accounts} onAct={({ id }, action) => setActing({ id, action })} />
      <MoreButton more={list.more}>
        <Trans>Show more accounts</Trans>
      </MoreButton>
      {acting && account && (
        <ActionDialog account={account} action={acting.action} onClose={() => setActing(null)} />
      )}
    </>
  );
}
