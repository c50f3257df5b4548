import { Trans, useLingui } from '@lingui/react/macro';
import { type LocalizedText, limits } from '@wiki/domain';
import { Button, SelectField, TextAreaField } from '@wiki/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog, DialogActions } from './dialog.tsx';
import dialogForm from './dialog-form.module.css';
import { FormErrors, ProblemAlert, useFieldError } from './form-errors.tsx';
import type { RefusedInput } from '../lib/forms/form-problem.ts';
import { lazyResolver } from '../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../lib/forms/use-submit.ts';
import { useLocalized } from '../lib/i18n/use-localized.ts';

interface Reason {
  key?: string | null | undefined;
  text?: string | null | undefined;
}

const fields = ['key', 'text'] as const;
const resolver = lazyResolver<Reason>(() =>
  import('@wiki/domain/schemas').then(({ reasonSchema }) => reasonSchema),
);

export interface ReasonDialogProps {
  title: string;
  /** The consequence. */
  children: ReactNode;
  /** The canned reasons to choose from. */
  reasons: Readonly<Record<string, LocalizedText>>;
  confirmLabel: ReactNode;
  /** Whether the act takes something from somebody. */
  isDangerous?: boolean;
  /** Acts, and answers the refusals. */
  onConfirm: (reason: Reason) => Promise<readonly RefusedInput[]>;
  onClose: () => void;
}

/** Asks for the reason of an act: a canned one, words of one's own, or both. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, reasons, confirmLabel, isDangerous = true, onConfirm, onClose } = props;
  const { t } = useLingui();
  const localized = useLocalized();
  const form = useForm<Reason>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { key: '', text: '' },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (reason) => {
    const refusals = await onConfirm(reason);
    if (refusals.length === 0) onClose();
    return refusals.map(({ field, ...refusal }) => ({
      ...refusal,
      field: field?.replace(/^reason\./, ''),
    }));
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={dialogForm.form} onSubmit={onSubmit} noValidate>
        <p className={dialogForm.text}>{children}</p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors
          form={form}
          fields={fields}
          labels={{ key: t`Reason`, text: t`In your own words` }}
        />
        <SelectField
          {...form.register('key', { setValueAs: (key: string) => key || null })}
          label={t`Reason`}
          placeholder={t`Only in your own words`}
          options={Object.entries(reasons).map(([value, label]) => ({
            value,
            label: localized(label),
          }))}
          error={errorOf('key')}
        />
        <TextAreaField
          {...form.register('text')}
          rows={3}
          maxLength={limits.reason.max}
          label={t`In your own words`}
          help={t`The person sees it exactly as you write it.`}
          error={errorOf('text')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : undefined}
            loading={form.formState.isSubmitting}
            disabled={secondsLeft > 0}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
