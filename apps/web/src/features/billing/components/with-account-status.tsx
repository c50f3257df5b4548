import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import type { AccountStatusFieldsFragment } from '../../../gql/billing.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAccountStatus } from '../hooks/use-account-status.ts';

export interface WithAccountStatusProps {
  /** Title of the page, also while it loads. */
  title: string;
  children: (status: AccountStatusFieldsFragment) => ReactNode;
}

/** A page about the viewer's membership: it waits for how it stands, and follows it. */
export function WithAccountStatus({ title, children }: WithAccountStatusProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { status, error, retry } = useAccountStatus();
  if (status) return children(status);
  return (
    <Page title={title} width="narrow">
      {error ? (
        <ErrorState
          title={t`We couldn’t load your membership`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={retry}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}
