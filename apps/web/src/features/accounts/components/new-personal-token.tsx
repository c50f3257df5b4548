import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert, RadioGroupField, SelectField, TextField } from '@wiki/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { PersonalTokensDocument, useCreatePersonalTokenMutation } from '../../../gql/accounts.ts';
import type { CreatePersonalTokenInput, TokenScope } from '../../../gql/schema-types.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { copyText } from '../../../lib/share.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from './form.module.css';
import { SecretField } from './secret-field.tsx';

const fields = ['name', 'password'] as const;
const resolver = lazyResolver<CreatePersonalTokenInput>(() =>
  import('@wiki/domain/schemas').then(({ createPersonalTokenSchema }) => createPersonalTokenSchema),
);
const refetchQueries = [PersonalTokensDocument];

/** What each choice lets a token do, the most careful one first. */
const scopesOf: Record<'read' | 'write' | 'administer', TokenScope[]> = {
  read: ['READ'],
  write: ['READ', 'WRITE'],
  administer: ['READ', 'WRITE', 'ADMINISTER'],
};
const defaultDays = 90;

/** Makes a token, and shows it this once. */
export function NewPersonalToken({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [token, setToken] = useState<string | null>(null);
  return (
    <Dialog title={t`Create a personal token`} onClose={onClose}>
      {token === null ? (
        <TokenForm onClose={onClose} onMade={setToken} />
      ) : (
        <MadeToken token={token} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface TokenFormProps {
  onClose: () => void;
  onMade: (token: string | null) => void;
}

function TokenForm({ onClose, onMade }: TokenFormProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [create] = useCreatePersonalTokenMutation({ refetchQueries });
  const [access, setAccess] = useState<keyof typeof scopesOf>('read');
  const form = useForm<CreatePersonalTokenInput>({
    resolver,
    shouldFocusError: false,
    defaultValues: { name: '', password: '', days: defaultDays, scopes: scopesOf.read },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (input) => {
    const { data } = await create({ variables: { input } });
    const made = data?.createPersonalToken;
    if (made?.token) onMade(made.token);
    return made?.userErrors ?? [];
  });
  const levels = [
    { value: 'read' as const, label: t`Read what I may read` },
    { value: 'write' as const, label: t`Read and change what I may change` },
    ...(viewer?.memberType === 'wikiAdmin'
      ? [{ value: 'administer' as const, label: t`The same, and administer the network` }]
      : []),
  ];
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.text}>
        <Trans>
          With a token a program acts for you. It can’t change your password, your address or your
          account.
        </Trans>
      </p>
      <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
      <FormErrors form={form} fields={fields} />
      <TextField
        {...form.register('name')}
        label={t`What it’s for`}
        help={t`Such as “Catalog of our shop”.`}
        error={errorOf('name')}
      />
      <RadioGroupField
        name="access"
        label={t`What it may do`}
        options={levels}
        value={access}
        onChange={({ currentTarget: { value } }) => {
          const chosen = levels.find((level) => level.value === value)?.value ?? 'read';
          setAccess(chosen);
          form.setValue('scopes', scopesOf[chosen]);
        }}
      />
      <SelectField
        {...form.register('days', { valueAsNumber: true })}
        label={t`How long it works`}
        options={[
          { value: '30', label: t`30 days` },
          { value: '90', label: t`90 days` },
          { value: '365', label: t`One year` },
        ]}
      />
      <SecretField
        {...form.register('password')}
        autoComplete="current-password"
        label={t`Your password`}
        help={t`So nobody else can do this in your name.`}
        error={errorOf('password')}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
          <Trans>Create the token</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <div className={classes.form}>
      <InlineAlert tone="warning" title={<Trans>Copy the token now</Trans>}>
        <Trans>We keep no copy of it, and it isn’t shown again.</Trans>
      </InlineAlert>
      <TextField
        label={t`Your token`}
        value={token}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <DialogActions>
        <Button
          variant="default"
          onClick={() =>
            void copyText(token).then((isCopied) =>
              isCopied
                ? showToast(t`The token was copied.`)
                : showToast(t`Copy it by hand: the browser doesn’t let us.`, { tone: 'failed' }),
            )
          }
        >
          <Trans>Copy</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </div>
  );
}
