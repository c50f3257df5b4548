import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { InstallationNoticeDocument } from '../../../gql/app.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';

/** Tells administrators of an installation that runs for real what it cannot do yet. */
export function InstallationNotice() {
  const { t } = useLingui();
  const { data } = useQuery(InstallationNoticeDocument);
  if (!data?.installation.isProduction) return null;
  const { hasMailServer, billing } = data.installation;
  const arePricesSet = data.plans.every(({ isPriceSet }) => isPriceSet);
  if (hasMailServer && billing === 'SERVICE' && arePricesSet) return null;
  return (
    <InlineAlert
      tone="warning"
      title={t`This installation isn’t finished`}
      action={
        <Button component={Link} to={adminPaths.settings()} size="sm" variant="default">
          <Trans>Settings</Trans>
        </Button>
      }
    >
      {!hasMailServer && (
        <p>
          <Trans>
            No mail server is set up: e-mails wait until there is one, and nobody can set a new
            password.
          </Trans>
        </p>
      )}
      {billing !== 'SERVICE' && (
        <p>
          <Trans>No billing service is set up: memberships can’t be paid by card.</Trans>
        </p>
      )}
      {!arePricesSet && (
        <p>
          <Trans>Nobody has set the membership price, so people don’t see one.</Trans>
        </p>
      )}
    </InlineAlert>
  );
}
