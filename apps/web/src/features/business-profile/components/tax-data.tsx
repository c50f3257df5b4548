import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, ErrorState, InlineAlert, ListSkeleton } from '@wiki/ui';
import { useState } from 'react';
import { TaxFacts } from '../../../domains/tax-data/tax-facts.tsx';
import {
  MyBusinessChangedDocument,
  useMyTaxDataQuery,
  useWithdrawTaxDataChangeMutation,
} from '../../../gql/business-profile.ts';
import { useLiveData } from '../../../lib/connection/use-live-data.ts';
import { useReadings } from '../../../lib/connection/use-readings.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { TaxDataForm } from './tax-data-form.tsx';
import classes from '../views/edit-business.module.css';

/** What invoices are made out with, what waits to be confirmed, live, and the way to change it. */
export function TaxData() {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useMyTaxDataQuery({ fetchPolicy: 'cache-and-network' });
  const [withdraw, { loading }] = useWithdrawTaxDataChangeMutation();
  const readAgain = useReadings(async () => {
    await refetch();
  });
  useLiveData(MyBusinessChangedDocument, data?.liveCursor ?? null, readAgain);
  if (!data) {
    return error ? (
      <ErrorState
        title={t`We couldn’t load the tax data`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={() => void readAgain()}
      />
    ) : (
      <ListSkeleton label={t`Loading the tax data`} count={3} />
    );
  }
  const state = data.myTaxData;
  if (!state) {
    return (
      <InlineAlert tone="info" title={<Trans>There’s no tax data yet</Trans>}>
        <Trans>
          Our team created this business without an application. Write to customer service to add
          them.
        </Trans>
      </InlineAlert>
    );
  }
  const { current, pending } = state;
  const takeBack = async () => {
    try {
      const answer = await withdraw();
      const [refusal] = answer.data?.withdrawTaxDataChange.userErrors ?? [];
      // Refused when our team was faster: what they decided is read below.
      if (refusal) showToast(t`Our team has already decided.`, { tone: 'failed' });
      else showToast(t`Your tax data stays the same.`);
      await readAgain();
    } catch (failure) {
      showToast(errorMessage(failure), { tone: 'failed' });
    }
  };
  return (
    <div className={classes.stack}>
      {pending && !isEditing && (
        <InlineAlert
          tone="info"
          title={<Trans>Your changes are waiting for our team</Trans>}
          action={
            <Button size="sm" variant="default" loading={loading} onClick={() => void takeBack()}>
              <Trans>Withdraw them</Trans>
            </Button>
          }
        >
          <Trans>
            Sent on {format.date(pending.dateRequested)}. Invoices keep your current data until we
            confirm the new data.
          </Trans>
        </InlineAlert>
      )}
      {isEditing ? (
        <TaxDataForm
          data={pending?.data ?? current}
          onDone={() => {
            setEditing(false);
            void readAgain();
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Card padding="lg">
          <h2 className={classes.title}>
            <Trans>Tax data</Trans>
          </h2>
          <p className={classes.note}>
            <Trans>Only our team sees it. We use it for your invoices.</Trans>
          </p>
          <TaxFacts before={current} now={pending?.data ?? null} changed={pending?.changedFields} />
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setEditing(true)}>
              <Trans>Change the tax data</Trans>
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
