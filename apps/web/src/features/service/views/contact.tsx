import { Trans, useLingui } from '@lingui/react/macro';
import { IconClock, IconMail, IconShieldLock } from '@tabler/icons-react';
import { Button, Card, InlineAlert, PageHeader } from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { useViewerState } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import { ContactForm } from '../components/contact-form.tsx';
import classes from './service.module.css';

/** Writing to those who run the network, with or without an account. */
export function Contact() {
  const { t } = useLingui();
  const { viewer, isKnown } = useViewerState();
  const [number, setNumber] = useState<number | null>(null);
  const isMember = viewer !== null && viewer.memberType !== 'wikiAdmin';
  return (
    <Page
      title={t`Contact us`}
      description={t`Write to customer service: questions, problems, and requests about your data.`}
    >
      <PageHeader
        title={<Trans>Contact us</Trans>}
        description={
          <Trans>Tell us what you need. A person will read it and reply by e-mail.</Trans>
        }
      />
      <div className={classes.columns}>
        <Card padding="lg">
          {number === null ? (
            <>
              {isMember && (
                <div className={classes.hint}>
                  <InlineAlert
                    action={
                      <Button
                        component={Link}
                        to={paths.customerService()}
                        size="sm"
                        variant="default"
                      >
                        <Trans>Customer service</Trans>
                      </Button>
                    }
                  >
                    <Trans>
                      You have an account: write from there to keep the answers together.
                    </Trans>
                  </InlineAlert>
                </div>
              )}
              {isKnown ? <ContactForm viewer={viewer} onSent={setNumber} /> : <PageSkeleton />}
            </>
          ) : (
            <div className={classes.sent}>
              <InlineAlert tone="success" title={t`Email message sent successfully`}>
                <Trans>
                  Your request number is {number}. We’ve sent you a confirmation and will reply by
                  e-mail.
                </Trans>
              </InlineAlert>
              <Button variant="default" onClick={() => setNumber(null)}>
                <Trans>Write another message</Trans>
              </Button>
            </div>
          )}
        </Card>
        <Promises />
      </div>
    </Page>
  );
}

/** What one may expect, beside the form. */
function Promises() {
  return (
    <aside className={classes.aside}>
      <ul className={classes.promises}>
        <li>
          <IconMail size={22} stroke={1.75} aria-hidden />
          <span>
            <Trans>
              You’ll get a number for your request right away, and the answer by e-mail.
            </Trans>
          </span>
        </li>
        <li>
          <IconClock size={22} stroke={1.75} aria-hidden />
          <span>
            <Trans>We read every message, in English and Spanish.</Trans>
          </span>
        </li>
        <li>
          <IconShieldLock size={22} stroke={1.75} aria-hidden />
          <span>
            <Trans>
              Requests about your personal data are answered within the time limits of Law 1581: 10
              working days for questions, 15 for claims.
            </Trans>
          </span>
        </li>
      </ul>
    </aside>
  );
}
