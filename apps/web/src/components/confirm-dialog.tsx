import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '@wiki/ui';
import { Dialog, DialogActions } from './dialog.tsx';
import { ProblemAlert } from './form-errors.tsx';
import { failureOf } from '../lib/errors/error-codes.ts';
import { type FormProblem, placeErrors, type RefusedInput } from '../lib/forms/form-problem.ts';
import classes from './dialog-form.module.css';

export interface ConfirmDialogProps {
  title: string;
  /** The consequence. */
  children: ReactNode;
  /** The verb again. */
  confirmLabel: ReactNode;
  isDangerous?: boolean;
  /** Acts, and answers the refusals. */
  onConfirm: () => Promise<readonly RefusedInput[]>;
  onClose: () => void;
}

/** Says what an action leads to, acts, and stays open with the reason when it is refused. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isDangerous = false, onConfirm, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const refused = placeErrors(await onConfirm(), []).problem;
      if (!refused) return onClose();
      setProblem(refused);
    } catch (error) {
      setProblem({ code: failureOf(error) });
    }
    setBusy(false);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.text}>{children}</p>
        <ProblemAlert problem={problem} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'filled'}
            loading={isBusy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
