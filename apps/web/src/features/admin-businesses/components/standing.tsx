import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Card, SwitchField } from '@wiki/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ProblemAlert } from '../../../components/form-errors.tsx';
import {
  type BusinessDetailsFragment,
  useSetBusinessStatusMutation,
  useSetBusinessVerifiedMutation,
} from '../../../gql/admin-businesses.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { type FormProblem, placeErrors } from '../../../lib/forms/form-problem.ts';
import { BusinessStatusLabel } from './business-status.tsx';
import classes from './panels.module.css';

/** Whether others see the business, and whether its documents were checked. */
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
              <Trans>Everybody finds it in the directory.</Trans>
            )}
          </span>
        </div>
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {isHidden ? <Trans>Show the business</Trans> : <Trans>Hide the business</Trans>}
          </Button>
        </div>
        <VerifiedSwitch business={business} />
      </div>
      {isAsking && <StatusDialog business={business} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function VerifiedSwitch({ business: { id, isVerified } }: { business: BusinessDetailsFragment }) {
  const { t } = useLingui();
  const [setVerified] = useSetBusinessVerifiedMutation();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const change = async (wanted: boolean) => {
    setProblem(null);
    const expected = { __typename: 'Business' as const, id, isVerified: wanted };
    try {
      const { data } = await setVerified({
        variables: { input: { businessId: id, isVerified: wanted } },
        optimisticResponse: {
          setBusinessVerified: {
            business: expected,
            userErrors: [],
          },
        },
      });
      setProblem(placeErrors(data?.setBusinessVerified.userErrors ?? [], []).problem);
    } catch (error) {
      setProblem({ code: failureOf(error) });
    }
  };
  return (
    <>
      <SwitchField
        label={t`Verified`}
        help={t`Its documents were checked. The sign beside its name says so.`}
        checked={isVerified}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <ProblemAlert problem={problem} />
    </>
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
          Its profile and its listings disappear for everybody but its own people and
          administrators. Nothing is deleted, and its membership goes on.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
