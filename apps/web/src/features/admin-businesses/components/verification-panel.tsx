import { Trans, useLingui } from '@lingui/react/macro';
import { formatTaxId } from '@wiki/domain';
import { Button, Card, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import {
  type BusinessDetailsFragment,
  useSetBusinessVerifiedMutation,
} from '../../../gql/admin-businesses.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { placeOf } from '../../../lib/format/place-of.ts';
import classes from './panels.module.css';
import { VerifiedLabel } from './verified-label.tsx';

/** What the verified mark of a business stands for; confirming it and taking it away. */
export function VerificationPanel({ business }: { business: BusinessDetailsFragment }) {
  const [isAsking, setAsking] = useState(false);
  const format = useFormat();
  const { isVerified, needsConfirmation, verification } = business;
  const date = verification && format.date(verification.date);
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Verification</Trans>
      </h2>
      <div className={classes.stack}>
        {needsConfirmation && (
          <InlineAlert tone="warning" title={<Trans>Its name or place has changed</Trans>}>
            <Trans>
              The badge is hidden until someone checks the new details against its documents.
            </Trans>
          </InlineAlert>
        )}
        <div className={classes.line}>
          <VerifiedLabel isVerified={isVerified} needsConfirmation={needsConfirmation} />
          <span className={classes.words}>
            {date ? (
              <Trans>Last checked on {date}</Trans>
            ) : (
              <Trans>Nobody has checked its documents.</Trans>
            )}
          </span>
        </div>
        <Facts business={business} />
        <div>
          <Button
            variant={needsConfirmation ? undefined : 'default'}
            onClick={() => setAsking(true)}
          >
            {isVerified ? (
              <Trans>Remove the badge</Trans>
            ) : needsConfirmation ? (
              <Trans>Confirm the change</Trans>
            ) : (
              <Trans>Mark as verified</Trans>
            )}
          </Button>
        </div>
      </div>
      {isAsking && <VerifyDialog business={business} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** What is checked: as it is now and, where that differs, as it was when it was checked. */
function Facts({ business }: { business: BusinessDetailsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const checked = business.verification?.facts;
  const taxId = checked?.taxId && formatTaxId(checked.taxId, business.country);
  const facts = [
    { label: t`Name`, now: business.name, before: checked?.name },
    {
      label: t`Place`,
      now: placeOf(business, format),
      before: checked && placeOf(checked, format),
    },
    ...(taxId ? [{ label: t`Tax ID`, now: taxId, before: taxId }] : []),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, now, before }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {now}
            {before !== undefined && before !== now && (
              <span className={classes.words}>
                <Trans>Verified as: {before}</Trans>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function VerifyDialog({
  business: { id, name, city, region, country, isVerified },
  onClose,
}: {
  business: BusinessDetailsFragment;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const [setVerified] = useSetBusinessVerifiedMutation();
  const place = placeOf({ city, region, country }, format);
  return (
    <ConfirmDialog
      title={isVerified ? t`Remove the verified badge from ${name}?` : t`Mark ${name} as verified?`}
      confirmLabel={isVerified ? <Trans>Remove the badge</Trans> : <Trans>Mark as verified</Trans>}
      isDangerous={isVerified}
      onClose={onClose}
      onConfirm={async () => {
        const checked = isVerified ? null : { name, city, region, country };
        const { data } = await setVerified({
          variables: { input: { businessId: id, isVerified: !isVerified, checked } },
        });
        return data?.setBusinessVerified.userErrors ?? [];
      }}
    >
      {isVerified ? (
        <Trans>The badge next to its name disappears everywhere.</Trans>
      ) : (
        <Trans>
          You confirm that its documents say {name}, in {place}. A badge next to its name will show
          it to everyone, and those who manage it will be notified.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
