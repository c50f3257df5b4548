import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { formatTaxId } from '@wiki/domain';
import { Button, IconButton, PageHeader } from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { BusinessLogo } from '../../../components/facts/business-logo.tsx';
import { MembershipStatusLabel } from '../../../components/facts/membership-status.tsx';
import type { BusinessDetailsFragment } from '../../../gql/admin-businesses.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { placeOf } from '../../../lib/format/place-of.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths, withQuery } from '../../../lib/paths.ts';
import { payParam } from '../records/billing-card.tsx';
import { BusinessStatusLabel } from './business-status.tsx';
import classes from './business-head.module.css';
import { VerifiedLabel } from './verified-label.tsx';

function CopyTaxId({ taxId }: { taxId: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const Sign = isCopied ? IconCheck : IconCopy;
  return (
    <IconButton
      label={isCopied ? t`Copied` : t`Copy the tax ID`}
      onClick={() => {
        void navigator.clipboard.writeText(taxId).then(() => setCopied(true));
      }}
    >
      <Sign size={16} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

/** Which business it is, how it stands, and what is done most: recording a payment that is due. */
export function BusinessHead({
  business,
  openInvoiceId,
}: {
  business: BusinessDetailsFragment;
  /** The invoice to pay, null where there is none or the reader does not see it. */
  openInvoiceId: string | null;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { id, name, status, isVerified, needsConfirmation, membership, country } = business;
  const { logo, dateCreated, verification } = business;
  const taxId = verification?.facts.taxId && formatTaxId(verification.facts.taxId, country);
  return (
    <>
      <PageHeader
        back={<BackLink to={adminPaths.editBusinessProfiles()}>{t`All businesses`}</BackLink>}
        title={
          <span className={classes.name}>
            <BusinessLogo business={{ id, name, logo }} size={64} />
            {name}
          </span>
        }
        description={
          <span className={classes.facts}>
            <span>{placeOf(business, format)}</span>
            {taxId && (
              <span className={classes.taxId}>
                {taxId} <CopyTaxId taxId={taxId} />
              </span>
            )}
            <span>
              <Trans>On the network since {format.date(dateCreated)}</Trans>
            </span>
            {status === 'active' && (
              <Link to={paths.entrepreneur(id)} className={classes.public}>
                <Trans>Public page</Trans>
                <IconExternalLink size={16} stroke={1.75} aria-hidden />
              </Link>
            )}
          </span>
        }
        actions={
          openInvoiceId && (
            <Button
              component={Link}
              to={withQuery(adminPaths.businessProfile(id, { tab: 'billing' }), {
                [payParam]: openInvoiceId,
              })}
            >
              <Trans>Record a payment</Trans>
            </Button>
          )
        }
      />
      <div className={classes.states}>
        <BusinessStatusLabel status={status} />
        <VerifiedLabel isVerified={isVerified} needsConfirmation={needsConfirmation} />
        {membership && (
          <span className={classes.state}>
            <Trans>Membership</Trans>
            <MembershipStatusLabel status={membership.status} />
          </span>
        )}
      </div>
    </>
  );
}
