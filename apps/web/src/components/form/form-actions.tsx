import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@wiki/ui';
import { DialogActions } from '../dialog.tsx';
import classes from './form.module.css';
import type { FormState } from './use-form-scope.ts';

export interface FormActionsProps<Values extends FieldValues> {
  state: Pick<FormState<Values>, 'isSending' | 'secondsLeft'>;
  /** The verb: "Save changes". */
  children: ReactNode;
  /** Whether it takes something from somebody. */
  isDangerous?: boolean;
  /** Gives up; without it there is no such button. In a dialog it closes it. */
  onCancel?: () => void;
  /** Where the buttons stand. */
  place?: 'page' | 'dialog';
}

/** The buttons at the end of a form, the one that sends it last. */
export function FormActions<Values extends FieldValues>({
  state: { isSending, secondsLeft },
  children,
  isDangerous = false,
  onCancel,
  place = 'page',
}: FormActionsProps<Values>) {
  const buttons = (
    <>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      <Button
        type="submit"
        variant={isDangerous ? 'danger' : 'filled'}
        loading={isSending}
        disabled={secondsLeft > 0}
      >
        {children}
      </Button>
    </>
  );
  return place === 'dialog' ? (
    <DialogActions>{buttons}</DialogActions>
  ) : (
    <div className={classes.buttons}>{buttons}</div>
  );
}
