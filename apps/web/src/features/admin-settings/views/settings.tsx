import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState, PageHeader } from '@wiki/ui';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { SettingsDocument } from '../../../gql/admin-settings.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { InstallationState } from '../components/installation-state.tsx';
import { SettingsForm } from '../components/settings-form.tsx';
import classes from '../components/settings.module.css';
import { TestMail } from '../components/test-mail.tsx';

/** What administrators set of the installation, and what it lacks. */
export function Settings() {
  const { t } = useLingui();
  const viewer = useViewer();
  const errorMessage = useErrorMessage();
  const { data, error, loading, refetch } = useQuery(SettingsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page title={t`Settings`}>
      <PageHeader
        title={<Trans>Settings</Trans>}
        description={
          <Trans>
            Name, logo, color and currency of this installation. They’re used on pages and in
            e-mails, receipts and previews.
          </Trans>
        }
      />
      {data ? (
        <div className={classes.columns}>
          <SettingsForm settings={data.settings} />
          <div className={classes.aside}>
            <InstallationState
              settings={data.settings}
              installation={data.installation}
              arePricesSet={data.plans.every(({ isPriceSet }) => isPriceSet)}
            />
            <TestMail to={viewer?.email ?? ''} hasMailServer={data.installation.hasMailServer} />
          </div>
        </div>
      ) : error ? (
        <ErrorState
          title={t`We couldn’t load the page`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
          retrying={loading}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}
