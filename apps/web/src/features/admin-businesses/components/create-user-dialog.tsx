import { Trans, useLingui } from '@lingui/react/macro';
import { InlineAlert } from '@wiki/ui';
import {
  PersonFields,
  type PersonValues,
} from '../../../domains/business-people/person-fields.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import classes from '../../../components/form/form.module.css';
import type { BusinessDetailsFragment } from '../../../gql/admin-businesses.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useCreateUser } from '../hooks/use-create-user.ts';
import { PasswordPrompt } from './password-prompt.tsx';

const Field = fieldsOf<PersonValues>();

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
  const { state, isAsking, outcome, create, cancel } = useCreateUser(business.id, onCreated);
  return (
    <>
      <Dialog title={t`Create a user for ${business.name}`} onClose={onClose}>
        <FormScope state={state}>
          <p className={classes.text}>
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
          <PersonFields>
            <Field.Select
              name="language"
              label={t`Language of the account`}
              options={[
                { value: 'es', label: 'Español' },
                { value: 'en', label: 'English' },
              ]}
            />
          </PersonFields>
          <FormActions
            state={state}
            place="dialog"
            onCancel={onClose}
            cancelLabel={<Trans>Close</Trans>}
          >
            <Trans>Continue</Trans>
          </FormActions>
        </FormScope>
      </Dialog>
      {isAsking && <PasswordPrompt onPassword={create} onCancel={cancel} />}
    </>
  );
}
