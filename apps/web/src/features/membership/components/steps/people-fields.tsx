import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { limits } from '@wiki/domain';
import { Button, FieldGroup, IconButton } from '@wiki/ui';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FieldPlace } from '../field-place.tsx';
import { LineField } from '../fields.tsx';
import formClasses from '../../../../components/form/form.module.css';
import classes from '../fields.module.css';
import { PictureField } from './file-fields.tsx';
import { useApplicationContext, useFieldWords } from '../form-context.tsx';

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
            <LineField name={`authorizedUsers.${index}.firstName`} autoComplete="off" />
            <LineField name={`authorizedUsers.${index}.lastName`} autoComplete="off" />
          </div>
          <LineField
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
            <LineField name={`shareholders.${index}.firstName`} autoComplete="off" />
            <LineField name={`shareholders.${index}.lastName`} autoComplete="off" />
          </div>
          <LineField name={`shareholders.${index}.identification`} autoComplete="off" />
          <PictureField name={`shareholders.${index}.imageId`} />
        </>
      )}
    </People>
  );
}

interface PeopleProps {
  name: 'authorizedUsers' | 'shareholders';
  /** Identities of the groups, in their order. */
  ids: readonly string[];
  max: number;
  title: (number: number) => string;
  removeLabel: (number: number) => string;
  addLabel: ReactNode;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** A group of fields that repeats: each with its number and a way to remove it. */
function People({
  name,
  ids,
  max,
  title,
  removeLabel,
  addLabel,
  onAdd,
  onRemove,
  children,
}: PeopleProps) {
  const words = useFieldWords(name);
  return (
    <FieldPlace name={name}>
      <FieldGroup {...words}>
        <ol className={classes.people}>
          {ids.map((id, index) => (
            <li key={id} className={classes.person}>
              <div className={classes.personHead}>
                <h4>{title(index + 1)}</h4>
                <IconButton label={removeLabel(index + 1)} onClick={() => onRemove(index)}>
                  <IconTrash size={20} stroke={1.75} aria-hidden />
                </IconButton>
              </div>
              {children(index)}
            </li>
          ))}
        </ol>
        {ids.length < max && (
          <Button
            variant="default"
            className={classes.add}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={onAdd}
          >
            {addLabel}
          </Button>
        )}
      </FieldGroup>
    </FieldPlace>
  );
}
