import { useLingui } from '@lingui/react/macro';
import { SelectField, TextField } from '@wiki/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useFieldError } from '../../../components/form-errors.tsx';
import type { PersonValues } from '../person.ts';
import classes from './forms.module.css';

/** The names of fields whose errors do not say which field they mean. */
export function usePersonLabels(): { firstName: string; lastName: string } {
  const { t } = useLingui();
  return { firstName: t`First name`, lastName: t`Last name` };
}

export interface PersonFieldsProps {
  form: UseFormReturn<PersonValues>;
  /** Whether the language of the account is asked for: an invitation has none. */
  hasLanguage?: boolean;
}

/** Who it is, and what the person may do for the business. */
export function PersonFields({ form, hasLanguage = false }: PersonFieldsProps) {
  const { t } = useLingui();
  const errorOf = useFieldError(form);
  const labels = usePersonLabels();
  return (
    <>
      <div className={classes.pair}>
        <TextField
          {...form.register('firstName')}
          autoComplete="off"
          label={labels.firstName}
          error={errorOf('firstName')}
        />
        <TextField
          {...form.register('lastName')}
          autoComplete="off"
          label={labels.lastName}
          error={errorOf('lastName')}
        />
      </div>
      <TextField
        {...form.register('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t`E-mail`}
        error={errorOf('email')}
      />
      <div className={classes.pair}>
        <SelectField
          {...form.register('role')}
          label={t`Role`}
          options={[
            { value: 'business', label: t`Business member` },
            { value: 'businessAdmin', label: t`Business administrator` },
          ]}
          error={errorOf('role')}
        />
        {hasLanguage && (
          <SelectField
            {...form.register('language')}
            label={t`Language of the account`}
            options={[
              { value: 'es', label: 'Español' },
              { value: 'en', label: 'English' },
            ]}
            error={errorOf('language')}
          />
        )}
      </div>
    </>
  );
}
