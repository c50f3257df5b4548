import { Trans, useLingui } from '@lingui/react/macro';
import { taxDataReasons } from '@wiki/domain';
import { Button, Card } from '@wiki/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import { TaxFacts } from '../../../domains/tax-data/tax-facts.tsx';
import {
  type ApplicationDetailsFragment,
  useConfirmTaxDataChangeMutation,
  useRefuseTaxDataChangeMutation,
} from '../../../gql/admin-applications.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from './last-review.module.css';

/** Other tax data that a business asks for, and deciding on them. */
export function TaxDataChange({ application }: { application: ApplicationDetailsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const [act, setAct] = useState<'confirm' | 'refuse' | null>(null);
  const [confirm] = useConfirmTaxDataChangeMutation();
  const [refuse] = useRefuseTaxDataChangeMutation();
  const { taxDataChange: change, form } = application;
  if (!change) return null;
  const changeId = change.id;
  const close = () => setAct(null);
  return (
    <Card padding="lg" className={classes.card}>
      <h2 className={classes.title}>
        <Trans>New tax data to confirm</Trans>
      </h2>
      <p className={classes.words}>
        <Trans>
          Requested by {change.requestedBy} on {format.date(change.dateRequested)}.
        </Trans>
      </p>
      <div className={classes.facts}>
        <TaxFacts before={form} now={change.data} changed={change.changedFields} />
      </div>
      <div className={classes.buttons}>
        <Button onClick={() => setAct('confirm')}>
          <Trans>Confirm the tax data</Trans>
        </Button>
        <Button variant="default" onClick={() => setAct('refuse')}>
          <Trans>Refuse</Trans>
        </Button>
      </div>
      {act === 'confirm' && (
        <ConfirmDialog
          title={t`Confirm the new tax data?`}
          confirmLabel={<Trans>Confirm the tax data</Trans>}
          onClose={close}
          onConfirm={async () => {
            const { data } = await confirm({ variables: { input: { changeId } } });
            const refusals = data?.confirmTaxDataChange.userErrors ?? [];
            if (refusals.length === 0) showToast(t`The tax data was updated.`);
            return refusals;
          }}
        >
          <Trans>
            It applies from now on, and the billing service is notified. Issued invoices don’t
            change.
          </Trans>
        </ConfirmDialog>
      )}
      {act === 'refuse' && (
        <ReasonDialog
          title={t`Refuse the new tax data?`}
          reasons={taxDataReasons}
          confirmLabel={<Trans>Refuse</Trans>}
          onClose={close}
          onConfirm={async (reason) => {
            const { data } = await refuse({ variables: { input: { changeId, reason } } });
            return data?.refuseTaxDataChange.userErrors ?? [];
          }}
        >
          <Trans>The tax data stays as it is. The person who asked sees the reason.</Trans>
        </ReasonDialog>
      )}
    </Card>
  );
}
