import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { limits } from '@wiki/domain';
import { TextField } from '@wiki/ui';
import { useForm } from 'react-hook-form';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { useAddBlacklistEntryMutation } from '../../../gql/admin-blacklist.ts';
import type { BlacklistKind } from '../../../gql/schema-types.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import classes from './add-entry.module.css';

const fields = ['text'] as const;

/** Adds a word or a phrase. */
export function AddEntry({ kind, onAdded }: { kind: BlacklistKind; onAdded: () => void }) {
  const { t } = useLingui();
  const [add] = useAddBlacklistEntryMutation();
  const form = useForm<{ text: string }>({
    shouldFocusError: false,
    defaultValues: { text: '' },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async ({ text }) => {
    const { data } = await add({ variables: { input: { kind, text } } });
    const refusals = data?.addBlacklistEntry.userErrors ?? [];
    if (refusals.length === 0) {
      form.reset();
      onAdded();
    }
    return refusals;
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
      <FormErrors form={form} fields={fields} />
      <div className={classes.line}>
        <TextField
          {...form.register('text')}
          label={kind === 'word' ? t`New word` : t`New phrase`}
          help={
            kind === 'word'
              ? t`One word. Texts that contain it are not accepted.`
              : t`Several words. Forum posts and comments that contain them wait for review.`
          }
          maxLength={limits.blacklist.text.max}
          autoComplete="off"
          error={errorOf('text')}
        />
        <Button type="submit" loading={form.formState.isSubmitting}>
          <Trans>Add to the list</Trans>
        </Button>
      </div>
    </form>
  );
}
