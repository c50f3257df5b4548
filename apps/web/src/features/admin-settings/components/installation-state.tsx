import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { defaultSiteName } from '@wiki/domain';
import { Card } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type {
  InstallationFieldsFragment,
  SettingsFieldsFragment,
} from '../../../gql/admin-settings.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import classes from './settings.module.css';

interface StepProps {
  isDone: boolean;
  title: string;
  children?: ReactNode;
}

function Step({ isDone, title, children }: StepProps) {
  const { t } = useLingui();
  const Sign = isDone ? IconCircleCheck : IconAlertTriangle;
  return (
    <li data-done={isDone || undefined}>
      <Sign
        size={22}
        stroke={1.75}
        aria-label={isDone ? t`Done` : t({ message: 'Open', context: 'step' })}
      />
      <strong>{title}</strong>
      {children && <p>{children}</p>}
    </li>
  );
}

/** What an installation still needs: its first steps, and later how it stands. */
export function InstallationState({
  settings,
  installation,
  arePricesSet,
}: {
  settings: SettingsFieldsFragment;
  installation: InstallationFieldsFragment;
  /** Whether administrators decided what membership costs. */
  arePricesSet: boolean;
}) {
  const { t } = useLingui();
  const { hasMailServer, mailFrom, billing, inboundMailAddress } = installation;
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Status of this installation</Trans>
      </h2>
      <ol className={classes.steps}>
        <Step
          isDone={settings.version > 0 || settings.siteName !== defaultSiteName}
          title={t`Name: ${settings.siteName}`}
        />
        <Step
          isDone={Boolean(settings.logo)}
          title={settings.logo ? t`Logo` : t`No logo of its own`}
        />
        <Step isDone={hasMailServer} title={hasMailServer ? t`Mail server` : t`No mail server`}>
          {hasMailServer ? (
            <Trans>E-mails are sent from {mailFrom}.</Trans>
          ) : (
            <Trans>
              No e-mails go out: nobody can confirm an address or set a new password. Set SMTP_URL
              and restart.
            </Trans>
          )}
        </Step>
        <Step
          isDone={inboundMailAddress !== null && inboundMailAddress !== undefined}
          title={inboundMailAddress ? t`E-mail replies arrive` : t`E-mail replies don’t arrive`}
        >
          {inboundMailAddress ?? (
            <Trans>Set INBOUND_MAIL_ADDRESS so people can reply to customer service.</Trans>
          )}
        </Step>
        <Step
          isDone={billing === 'SERVICE'}
          title={
            billing === 'SERVICE'
              ? t`Billing service`
              : billing === 'SANDBOX'
                ? t`Billing sandbox: no money moves`
                : t`No billing service`
          }
        >
          {billing !== 'SERVICE' && (
            <Trans>Record membership payments manually, or set BILLING_URL.</Trans>
          )}
        </Step>
        <Step
          isDone={arePricesSet}
          title={arePricesSet ? t`Membership price` : t`No membership price`}
        >
          <Link to={adminPaths.plans()}>
            <Trans>Plan prices</Trans>
          </Link>
        </Step>
      </ol>
    </Card>
  );
}
