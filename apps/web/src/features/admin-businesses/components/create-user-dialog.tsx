import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert, SelectField } from '@wiki/ui';
import { PersonFields, usePersonLabels } from '../../../domains/business-people/person-fields.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import dialogForm from '../../../components/dialog-form.module.css';
import { FormErrors, useFieldError } from '../../../components/form-errors.tsx';
import type { BusinessDetailsFragment } from '../../../gql/admin-businesses.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { newUserFields, useCreateUser } from '../hooks/use-create-user.ts';
import { PasswordPrompt } from './password-prompt.tsx';

export interface CreateUserDialogProps {
  business: Pick<BusinessDetailsFragment, 'id' | 'name'>;
  /** The account exists; gives the person's name. */
  onCreated: (name: string) => void;
  onClose: () => void;
}

/** Creates an account for somebody who works for the business; its first password is asked for last. */
export function CreateUserDialog({ business, onCreated, onClose }: CreateUserDialogProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const labels = usePersonLabels();
  const { form, onContinue, isAsking, outcome, create, cancel } = useCreateUser(
    business.id,
    onCreated,
  );
  const errorOf = useFieldError(form);
  return (
    <>
      <Dialog title={t`Create a user for ${business.name}`} onClose={onClose}>
        <form className={dialogForm.form} onSubmit={onContinue} noValidate>
          <p className={dialogForm.text}>
            <Trans>
              The account works right away, with a temporary password you choose in the next step.
            </Trans>
          </p>
          {outcome?.kind === 'cancelled' && (
            <InlineAlert tone="info">
              <Trans>User creation cancelled</Trans>
            </InlineAlert>
          )}
          {outcome?.kind === 'failed' && (
            <InlineAlert tone="error">
              <Trans>The user couldn’t be created: {errorMessage(outcome.code)}</Trans>
            </InlineAlert>
          )}
          <FormErrors form={form} fields={newUserFields} labels={labels} />
          <PersonFields form={form}>
            <SelectField
              {...form.register('language')}
              label={t`Language of the account`}
              options={[
                { value: 'es', label: 'Español' },
                { value: 'en', label: 'English' },
              ]}
              error={errorOf('language')}
            />
          </PersonFields>
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
            <Button type="submit">
              <Trans>Continue</Trans>
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {isAsking && <PasswordPrompt onPassword={create} onCancel={cancel} />}
    </>
  );
}
