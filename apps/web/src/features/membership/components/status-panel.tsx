import { Trans, useLingui } from '@lingui/react/macro';
import { BrandPanel, Button, WeaveArt } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import type { Application } from '../hooks/use-my-application.ts';

interface Words {
  title: ReactNode;
  message: ReactNode;
  actions?: ReactNode;
}

/** Where the application stands, and the one thing to do about it. */
export function StatusPanel({
  application,
  applyAgain,
}: {
  application: Application;
  /** The button that begins a new application, where one may. */
  applyAgain: ReactNode;
}) {
  const words = useWords(application, applyAgain);
  return (
    <BrandPanel
      {...words}
      headingLevel={1}
      art={<WeaveArt seed={application.id} columns={5} rows={5} ratio={1} />}
    />
  );
}

function useWords(application: Application, applyAgain: ReactNode): Words {
  const { t } = useLingui();
  const format = useFormat();
  const name = application.form.businessName ?? t`your business`;
  const due = application.datePaymentDue && format.date(application.datePaymentDue);
  switch (application.status) {
    case 'NEW':
      return {
        title: <Trans>We’re reviewing your application</Trans>,
        message: (
          <Trans>
            We have everything we need about {name}, and we’ll reply within a few days, here and by
            e-mail.
          </Trans>
        ),
      };
    case 'PAYMENT_PENDING':
      return {
        title: <Trans>Your application is approved</Trans>,
        message: due ? (
          <Trans>
            Pay for {name}’s membership by {due} and we’ll activate it.
          </Trans>
        ) : (
          <Trans>Pay for {name}’s membership and we’ll activate it.</Trans>
        ),
        actions: <PayButton application={application} />,
      };
    case 'PAYMENT_MISSED':
      return {
        title: <Trans>Your payment is overdue</Trans>,
        message: due ? (
          <Trans>
            It was due on {due}. You can still pay now: {name} keeps its place.
          </Trans>
        ) : (
          <Trans>You can still pay now: {name} keeps its place.</Trans>
        ),
        actions: <PayButton application={application} />,
      };
    case 'PAYMENT_COMPLETE':
      return {
        title: <Trans>We received your payment</Trans>,
        message: <Trans>We’re activating {name}, and you’ll hear from us soon.</Trans>,
        actions: (
          <Button component={Link} to={paths.payments()} variant="on-brand">
            <Trans>See my payments</Trans>
          </Button>
        ),
      };
    case 'APPROVED':
      return {
        title: <Trans>You’re a business member</Trans>,
        message: (
          <Trans>Complete the profile of {name} and publish products, services and property.</Trans>
        ),
        actions: (
          <Button component={Link} to={paths.editBusinessProfile()} variant="action">
            <Trans>My business profile</Trans>
          </Button>
        ),
      };
    case 'WITHDRAWN':
      if (application.history.at(-1)?.action === 'EXPIRE') {
        return {
          title: <Trans>Your application was closed</Trans>,
          message: (
            <Trans>
              The changes we asked for didn’t arrive in time. You can apply again anytime.
            </Trans>
          ),
          actions: applyAgain,
        };
      }
      return {
        title: <Trans>You withdrew your application</Trans>,
        message: <Trans>There’s nothing else to do. You can apply again anytime.</Trans>,
        actions: applyAgain,
      };
    case 'REJECTED':
      return {
        title: <Trans>Your application wasn’t approved</Trans>,
        message: <Trans>You can read why below, and apply again once that’s resolved.</Trans>,
        actions: applyAgain,
      };
    case 'DRAFT':
    case 'CHANGES_REQUESTED':
    case 'DELETED':
      return {
        title: <Trans>Your application was closed</Trans>,
        message: <Trans>You can apply again anytime.</Trans>,
        actions: applyAgain,
      };
  }
}

function PayButton({ application }: { application: Application }) {
  if (!application.viewerCanPay) return null;
  return (
    <Button component={Link} to={paths.payMembership()} variant="action">
      <Trans>Pay for business membership</Trans>
    </Button>
  );
}
