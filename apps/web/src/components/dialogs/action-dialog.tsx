import { type ReactNode, useMemo } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { Dialog } from '../overlays/dialog.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { FormScope } from '../form/form-scope.tsx';
import classes from '../form/form.module.css';
import { type FormRecord, useFormScope } from '../form/use-form-scope.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import type { FormSchema } from '../../lib/forms/lazy-resolver.ts';

/** The fields of a dialog. */
export interface QuestionForm<Values extends FieldValues> {
  /** A constant function that fetches the schema of the domain package. */
  schema?: () => Promise<FormSchema<Values>>;
  defaults: DefaultValues<Values>;
  /** Bound fields, as in any `FormScope`. */
  fields: ReactNode;
  /** The field of the mutation's input that these are inside of: its refusals come back to them. */
  inside?: string;
  /** The name under which what is typed is kept until it is sent. */
  draft?: string;
  /** The record that the fields change, where others may have it open: its version goes along. */
  record?: FormRecord<Values>;
}

/** What is asked before something is done. */
export interface Question<Values extends FieldValues = FieldValues> {
  /** Names the act and the thing: "Suspend Ana Gil?" */
  title: string;
  /** The consequence, in a sentence or two. */
  text: ReactNode;
  /** The verb again. */
  confirmLabel: ReactNode;
  /** The verb of giving up. */
  cancelLabel?: ReactNode;
  /** Whether it takes something from somebody. */
  isDangerous?: boolean;
  /** What has to be said with it: a reason, fields. */
  form?: QuestionForm<Values>;
}

export interface ActionDialogProps<Values extends FieldValues> extends Question<Values> {
  /** Acts, and answers the refusals; `version` is that of the `record`, where its form has one. */
  onConfirm: (values: Values, version?: number | string) => Promise<readonly RefusedInput[]>;
  onClose: () => void;
  /** What follows when it is done; left out, the dialog closes. */
  onDone?: () => void | Promise<void>;
}

const withoutGroup = (group: string | undefined, refused: readonly RefusedInput[]) =>
  group === undefined
    ? refused
    : refused.map((refusal) =>
        refusal.field?.startsWith(`${group}.`)
          ? { ...refusal, field: refusal.field.slice(group.length + 1) }
          : refusal,
      );

/**
 * Says what an action leads to, asks for what it needs, acts, and stays open with the reason when it
 * is refused.
 */
export function ActionDialog<Values extends FieldValues>({
  title,
  text,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  form,
  onConfirm,
  onClose,
  onDone = onClose,
}: ActionDialogProps<Values>) {
  const none = useMemo(() => ({}) as DefaultValues<Values>, []);
  const state = useFormScope<Values>({
    schema: form?.schema,
    draft: form?.draft === undefined ? undefined : { name: form.draft },
    defaults: form?.defaults ?? none,
    record: form?.record,
    send: async (values, { version }) => {
      const confirmed = form?.record ? onConfirm(values, version) : onConfirm(values);
      return withoutGroup(form?.inside, await confirmed);
    },
    onDone,
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <FormScope state={state}>
        <p className={classes.text}>{text}</p>
        {form?.fields}
        <FormActions
          state={state}
          isDangerous={isDangerous}
          place="dialog"
          // Where nothing is to be filled in, Enter does it, unless that takes something from somebody.
          {...(form ? {} : { startsOn: isDangerous ? 'cancel' : 'submit' })}
          onCancel={onClose}
          cancelLabel={cancelLabel}
        >
          {confirmLabel}
        </FormActions>
      </FormScope>
    </Dialog>
  );
}
