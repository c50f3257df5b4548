import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@wiki/ui';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { useWithdrawApplicationMutation } from '../../../gql/membership.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';
import type { Application } from '../hooks/use-my-application.ts';
import classes from './withdraw-button.module.css';

/** The way out of an application, behind a dialog with the consequence. */
export function WithdrawButton({ application }: { application: Application }) {
  const [isOpen, setOpen] = useState(false);
  if (!application.viewerActions.includes('WITHDRAW')) return null;
  return (
    <div className={classes.place}>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        <Trans>Withdraw my application</Trans>
      </Button>
      {isOpen && <WithdrawDialog application={application} onClose={() => setOpen(false)} />}
    </div>
  );
}

function WithdrawDialog({
  application: { id, version, status },
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [withdraw, { loading }] = useWithdrawApplicationMutation();
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const confirm = async (): Promise<void> => {
    setProblem(null);
    try {
      const { data } = await withdraw({ variables: { input: { applicationId: id, version } } });
      const [error] = data?.withdrawApplication.userErrors ?? [];
      if (error) setProblem({ code: error.code });
      else onClose();
    } catch (error) {
      setProblem({ code: failureOf(error) });
    }
  };

  return (
    <Dialog title={t`Withdraw your application?`} onClose={onClose}>
      <p className={classes.text}>
        {status === 'DRAFT' || status === 'CHANGES_REQUESTED' ? (
          <Trans>
            It’s closed with everything you wrote and can’t be reopened. You can start a new one
            anytime.
          </Trans>
        ) : (
          <Trans>
            Our team will stop reviewing it and it can’t be reopened. You can start a new one from
            scratch anytime.
          </Trans>
        )}
      </p>
      <ProblemAlert problem={problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Keep my application</Trans>
        </Button>
        <Button variant="danger" loading={loading} onClick={() => void confirm()}>
          <Trans>Withdraw my application</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
