import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert, RadioGroupField, TextField } from '@wiki/ui';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import classes from '../../../components/form/form.module.css';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { PersonalTokensDocument, useCreatePersonalTokenMutation } from '../../../gql/accounts.ts';
import type { CreatePersonalTokenInput, TokenScope } from '../../../gql/schema-types.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { copyText } from '../../../lib/share.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { OwnPassword } from './passwords/own-password.tsx';

const refetchQueries = [PersonalTokensDocument];

/** What each choice lets a token do, the most careful one first. */
const scopesOf = {
  read: ['READ'],
  write: ['READ', 'WRITE'],
  administer: ['READ', 'WRITE', 'ADMINISTER'],
} satisfies Record<string, TokenScope[]>;

const Field = fieldsOf<CreatePersonalTokenInput>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ createPersonalTokenSchema }) => createPersonalTokenSchema);

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
  const viewer = useViewer();
  const [create] = useCreatePersonalTokenMutation({ refetchQueries });
  const state = useFormScope<CreatePersonalTokenInput>({
    schema,
    defaults: { name: '', scopes: scopesOf.read, days: 90, password: '' },
    async send(input) {
      const { data } = await create({ variables: { input } });
      const made = data?.createPersonalToken;
      if (made?.token) onMade(made.token);
      return made?.userErrors ?? [];
    },
  });
  const levels = [
    { value: 'read' as const, label: t`Read what I may read` },
    { value: 'write' as const, label: t`Read and change what I may change` },
    ...(viewer?.memberType === 'wikiAdmin'
      ? [{ value: 'administer' as const, label: t`The same, and administer the network` }]
      : []),
  ];
  return (
    <FormScope state={state}>
      <p className={classes.text}>
        <Trans>
          With a token a program acts for you. It can’t change your password, your address or your
          account.
        </Trans>
      </p>
      <Field.Text name="name" label={t`What it’s for`} help={t`Such as “Catalog of our shop”.`} />
      <Field.Custom name="scopes" label={t`What it may do`}>
        {({ label, value, onChange, onBlur }) => (
          <RadioGroupField
            name="access"
            label={label}
            options={levels}
            value={levels.find((level) => scopesOf[level.value] === value)?.value}
            onBlur={onBlur}
            onChange={({ currentTarget }) => {
              const chosen = levels.find((level) => level.value === currentTarget.value);
              onChange(scopesOf[chosen?.value ?? 'read']);
            }}
          />
        )}
      </Field.Custom>
      <Field.Select
        name="days"
        isNumber
        label={t`How long it works`}
        options={[
          { value: '30', label: t`30 days` },
          { value: '90', label: t`90 days` },
          { value: '365', label: t`One year` },
        ]}
      />
      <OwnPassword />
      <FormActions state={state} place="dialog" onCancel={onClose}>
        <Trans>Create the token</Trans>
      </FormActions>
    </FormScope>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <div className={classes.form}>
      <InlineAlert tone="warning" title={<Trans>Copy the token now</Trans>}>
        <Trans>We keep no copy of it, and it won’t be shown again.</Trans>
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
