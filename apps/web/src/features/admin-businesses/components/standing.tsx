import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card } from '@wiki/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import {
  type BusinessDetailsFragment,
  useSetBusinessStatusMutation,
} from '../../../gql/admin-businesses.ts';
import { BusinessStatusLabel } from './business-status.tsx';
import classes from './panels.module.css';

/** Whether others see the business. */
export function Standing({ business }: { business: BusinessDetailsFragment }) {
  const [isAsking, setAsking] = useState(false);
  const isHidden = business.status === 'inactive';
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>On the network</Trans>
      </h2>
      <div className={classes.stack}>
        <div className={classes.line}>
          <BusinessStatusLabel status={business.status} />
          <span className={classes.words}>
            {isHidden ? (
              <Trans>Only its own people and administrators see it.</Trans>
            ) : (
              <Trans>Anyone can find it in the directory.</Trans>
            )}
          </span>
        </div>
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {isHidden ? <Trans>Show the business</Trans> : <Trans>Hide the business</Trans>}
          </Button>
        </div>
      </div>
      {isAsking && <StatusDialog business={business} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function StatusDialog({
  business: { id, name, status },
  onClose,
}: {
  business: BusinessDetailsFragment;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [setStatus] = useSetBusinessStatusMutation();
  const isHidden = status === 'inactive';
  return (
    <ConfirmDialog
      title={isHidden ? t`Show ${name} again?` : t`Hide ${name}?`}
      confirmLabel={isHidden ? <Trans>Show the business</Trans> : <Trans>Hide the business</Trans>}
      isDangerous={!isHidden}
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await setStatus({
          variables: { input: { businessId: id, status: isHidden ? 'active' : 'inactive' } },
        });
        return data?.setBusinessStatus.userErrors ?? [];
      }}
    >
      {isHidden ? (
        <Trans>
          It returns to the directory, and its listings come back if its membership lets it publish.
        </Trans>
      ) : (
        <Trans>
          Only its own people and administrators will see its profile and listings. Nothing is
          deleted, and its membership continues.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
