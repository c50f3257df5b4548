import { Trans, useLingui } from '@lingui/react/macro';
import { Card, PageHeader } from '@wiki/ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Page } from '../../../components/page/page.tsx';
import { ChangeEmail } from '../components/change-email.tsx';
import { ChangePassword } from '../components/passwords/change-password.tsx';
import { DeleteAccount } from '../components/delete-account.tsx';
import { ExportData } from '../components/export-data.tsx';
import { PersonalTokens } from '../components/personal-tokens.tsx';
import { PresenceSwitches } from '../components/presence-switches.tsx';
import { SessionList } from '../components/session-list.tsx';
import classes from './security.module.css';

function Section({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Card padding="lg">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
        {children}
      </section>
    </Card>
  );
}

/** Who is signed in where, the password, and what the platform holds. */
export function Security() {
  const { t } = useLingui();
  return (
    <Page title={t`Account security`} width="narrow">
      <PageHeader
        title={<Trans>Account security</Trans>}
        description={
          <Trans>
            Your devices, your e-mail address, your password, what others see of you and your data.
          </Trans>
        }
      />
      <div className={classes.sections}>
        <Section
          title={t`Your devices`}
          text={<Trans>Where you’re signed in. Sign out of anything you don’t recognize.</Trans>}
        >
          <SessionList />
        </Section>
        <Section
          title={t`E-mail address`}
          text={<Trans>You sign in with it, and we write to you there.</Trans>}
        >
          <ChangeEmail />
        </Section>
        <Section
          title={t`Password`}
          text={<Trans>Setting a new password signs you out on your other devices.</Trans>}
        >
          <ChangePassword />
        </Section>
        <Section
          title={t`What others see of you`}
          text={
            <Trans>
              This applies to the people you exchange messages with. If you hide something, you
              won’t see it for them either.
            </Trans>
          }
        >
          <PresenceSwitches />
        </Section>
        <Section
          title={t`Personal tokens`}
          text={<Trans>For programs that act in your name on the API.</Trans>}
        >
          <PersonalTokens />
        </Section>
        <Section
          title={t`Your data`}
          text={<Trans>Everything the network has about you, in one file.</Trans>}
        >
          <ExportData />
        </Section>
        <Section
          title={t`Delete the account`}
          text={
            <Trans>
              Your personal data is erased right away, for good. What you published stays, without
              your name.
            </Trans>
          }
        >
          <DeleteAccount />
        </Section>
      </div>
    </Page>
  );
}
