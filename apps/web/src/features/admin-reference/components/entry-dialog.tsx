import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Button, CheckboxField, TextField } from '@wiki/ui';
import { Controller, useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import classes from '../../../components/dialog-form.module.css';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import {
  type ListEntryFragment,
  useSaveReferenceItemMutation,
} from '../../../gql/admin-reference.ts';
import type { ReferenceList } from '../../../gql/schema-types.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { ParentField, parentListOf } from './parent-field.tsx';

interface EntryForm {
  value: string;
  label: { en?: string | null; es?: string | null };
  parent?: string | null;
  externalId?: string | null;
  isActive: boolean;
}

const fields = ['value', 'label.es', 'label.en', 'parent', 'externalId', 'isActive'] as const;
const resolver = lazyResolver<EntryForm>(() =>
  import('@wiki/domain/schemas').then(({ referenceItemSchema }) => referenceItemSchema),
);

export interface EntryDialogProps {
  list: ReferenceList;
  /** The entry to change; null to add one. */
  entry: ListEntryFragment | null;
  /** What a new entry belongs to, where the list shown says it. */
  parent: string | null;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes an entry of a list, or adds one. */
export function EntryDialog({ list, entry, parent, onSaved, onClose }: EntryDialogProps) {
  const { t } = useLingui();
  const [save] = useSaveReferenceItemMutation();
  const form = useForm<EntryForm>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      value: entry?.value ?? '',
      label: { en: entry?.label.en ?? '', es: entry?.label.es ?? '' },
      parent: (entry ? entry.parent : parent) ?? '',
      externalId: entry?.externalId ?? '',
      isActive: entry?.isActive ?? true,
    },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (values) => {
    const input = { ...values, list, parent: values.parent || null };
    const { data } = await save({ variables: { input } });
    const refusals = data?.saveReferenceItem.userErrors ?? [];
    if (refusals.length > 0) return refusals;
    await onSaved();
    onClose();
    return [];
  });
  return (
    <Dialog title={entry ? t`Edit ${entry.value}` : t`Add an entry`} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors
          form={form}
          fields={fields}
          labels={{
            value: t`Code`,
            'label.en': t`Name in English`,
            'label.es': t`Name in Spanish`,
            parent: t`Belongs to`,
            externalId: t`Billing ID`,
          }}
        />
        {!entry && (
          <TextField
            {...form.register('value')}
            label={t`Code`}
            help={t`Letters, digits, dots and hyphens. It’s stored and can’t be changed later.`}
            maxLength={limits.reference.value.max}
            error={errorOf('value')}
          />
        )}
        <TextField
          {...form.register('label.es')}
          lang="es"
          label={t`Name in Spanish`}
          maxLength={limits.reference.label.max}
          error={errorOf('label.es')}
        />
        <TextField
          {...form.register('label.en')}
          lang="en"
          label={t`Name in English`}
          maxLength={limits.reference.label.max}
          error={errorOf('label.en')}
        />
        {parentListOf(list) && (
          <Controller
            control={form.control}
            name="parent"
            render={({ field }) => (
              <ParentField
                {...field}
                list={list}
                value={field.value ?? ''}
                error={errorOf('parent')}
              />
            )}
          />
        )}
        <TextField
          {...form.register('externalId')}
          label={t`Billing ID`}
          optional={t`(optional)`}
          help={t`What the billing service calls it. Without one, the code is sent.`}
          maxLength={limits.reference.externalId.max}
          error={errorOf('externalId')}
        />
        <CheckboxField
          {...form.register('isActive')}
          label={t`Offer it in forms`}
          help={t`Existing records keep their name.`}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
            {entry ? <Trans>Save changes</Trans> : <Trans>Add the entry</Trans>}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
