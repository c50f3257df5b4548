import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonVariant } from '@wiki/ui';
import { DialogActions } from '../overlays/dialog.tsx';
import classes from './form.module.css';
import type { FormState } from './use-form-scope.ts';

type Sending<Values extends FieldValues> = Pick<FormState<Values>, 'isSending' | 'secondsLeft'> &
  Partial<Pick<FormState<Values>, 'isUploading'>>;

export interface FormActionsProps<Values extends FieldValues> {
  state: Sending<Values>;
  /** The verb: "Save changes". */
  children: ReactNode;
  /** Whether it takes something from somebody. */
  isDangerous?: boolean;
  /** Gives up; without it there is no such button. In a dialog it closes it. */
  onCancel?: () => void;
  /** The verb of giving up. */
  cancelLabel?: ReactNode;
  /** Where the buttons stand. */
  place?: 'page' | 'dialog';
  /** Which of them has the focus when the dialog opens. */
  startsOn?: 'cancel' | 'submit';
}

/** The button that sends a form; while files are on their way it says that it waits for them. */
export function SubmitButton<Values extends FieldValues>({
  state: { isSending, isUploading = false, secondsLeft },
  disabled = false,
  children,
  ...button
}: {
  state: Sending<Values>;
  children: ReactNode;
  variant?: ButtonVariant;
  disabled?: boolean;
  onClick?: () => void;
  'data-starts'?: true | undefined;
}) {
  return (
    <Button
      type="submit"
      {...button}
      loading={isSending && !isUploading}
      disabled={disabled || isUploading || secondsLeft > 0}
    >
      {isUploading ? <Trans>Waiting for the files</Trans> : children}
    </Button>
  );
}

/** The buttons at the end of a form, the one that sends it last. */
export function FormActions<Values extends FieldValues>({
  state,
  children,
  isDangerous = false,
  onCancel,
  cancelLabel,
  place = 'page',
  startsOn,
}: FormActionsProps<Values>) {
  const buttons = (
    <>
      {onCancel && (
        <Button
          variant="default"
          data-starts={startsOn === 'cancel' || undefined}
          onClick={onCancel}
        >
          {cancelLabel ?? <Trans>Cancel</Trans>}
        </Button>
      )}
      <SubmitButton
        state={state}
        variant={isDangerous ? 'danger' : 'filled'}
        data-starts={startsOn === 'submit' || undefined}
      >
        {children}
      </SubmitButton>
    </>
  );
  return place === 'dialog' ? (
    <DialogActions>{buttons}</DialogActions>
  ) : (
    <div className={classes.buttons}>{buttons}</div>
  );
}
