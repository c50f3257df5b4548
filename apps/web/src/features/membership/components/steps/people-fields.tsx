import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { FieldGroup } from '@wiki/ui';
import { useFieldArray } from 'react-hook-form';
import { faultsOf } from '../../field-errors.ts';
import { FieldPlace } from '../field-place.tsx';
import { Field } from '../fields.tsx';
import formClasses from '../../../../components/form/form.module.css';
import {
  RepeatedFields,
  type RepeatedFieldsProps,
} from '../../../../components/form/repeated-fields.tsx';
import { PictureField } from './file-fields.tsx';
import { useApplicationContext, useFaultMessage, useFieldWords } from '../form-context.tsx';

/** Who may act for the business, one group of fields each. */
export function AuthorizedUsers() {
  const { t } = useLingui();
  const { form } = useApplicationContext();
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'authorizedUsers',
  });
  return (
    <People
      name="authorizedUsers"
      ids={fields.map(({ id }) => id)}
      max={limits.application.authorizedUsers}
      title={(number) => t`Authorized user ${number}`}
      removeLabel={(number) => t`Remove authorized user ${number}`}
      addLabel={<Trans>Add an authorized user</Trans>}
      onAdd={() => append({ firstName: '', lastName: '', email: '' })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <div className={formClasses.pair}>
            <Field.Text name={`authorizedUsers.${index}.firstName`} autoComplete="off" />
            <Field.Text name={`authorizedUsers.${index}.lastName`} autoComplete="off" />
          </div>
          <Field.Text
            name={`authorizedUsers.${index}.email`}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        </>
      )}
    </People>
  );
}

/** Who owns more than a tenth of the business, one group of fields each. */
export function Shareholders() {
  const { t } = useLingui();
  const { form } = useApplicationContext();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'shareholders' });
  return (
    <People
      name="shareholders"
      ids={fields.map(({ id }) => id)}
      max={limits.application.shareholders}
      title={(number) => t`Shareholder ${number}`}
      removeLabel={(number) => t`Remove shareholder ${number}`}
      addLabel={<Trans>Add a shareholder</Trans>}
      onAdd={() => append({ firstName: '', lastName: '', identification: '', imageId: null })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <div className={formClasses.pair}>
            <Field.Text name={`shareholders.${index}.firstName`} autoComplete="off" />
            <Field.Text name={`shareholders.${index}.lastName`} autoComplete="off" />
          </div>
          <Field.Text name={`shareholders.${index}.identification`} autoComplete="off" />
          <PictureField name={`shareholders.${index}.imageId`} />
        </>
      )}
    </People>
  );
}

interface PeopleProps extends RepeatedFieldsProps {
  name: 'authorizedUsers' | 'shareholders';
}

/** The people of one kind. What is wrong in an entry stands at its own field, not here. */
function People({ name, ...groups }: PeopleProps) {
  const { t } = useLingui();
  const { form } = useApplicationContext();
  const { label, help, isOptional } = useFieldWords()(name);
  const faultMessage = useFaultMessage();
  const fault = faultsOf(form.formState.errors).find(({ field }) => field === name);
  return (
    <FieldPlace name={name}>
      <FieldGroup
        label={label}
        help={help}
        optional={isOptional ? t`(optional)` : undefined}
        error={fault && faultMessage(fault)}
      >
        <RepeatedFields {...groups} />
      </FieldGroup>
    </FieldPlace>
  );
}
