import { useLingui } from '@lingui/react/macro';
import { type Language, limits } from '@wiki/domain';
import { SelectField, TextField } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFieldError } from '../../components/form-errors.tsx';
import classes from './business-people.module.css';

/** Somebody who is to work for a business, as the forms hold them. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  role?: 'business' | 'businessAdmin' | undefined;
  /** Language of a new account and its e-mails; an invitation has none. */
  language?: Language | undefined;
}

/** What the forms begin with. */
export const noPerson: PersonValues = { firstName: '', lastName: '', email: '', role: 'business' };

/** The names of fields whose errors do not say which field they mean. */
export function usePersonLabels(): { firstName: string; lastName: string } {
  const { t } = useLingui();
  return { firstName: t`First name`, lastName: t`Last name` };
}

export interface PersonFieldsProps {
  form: UseFormReturn<PersonValues>;
  /** Further fields, after the role. */
  children?: ReactNode;
}

/** Who it is, and what the person may do for the business. */
export function PersonFields({ form, children }: PersonFieldsProps) {
  const { t } = useLingui();
  const errorOf = useFieldError(form);
  const labels = usePersonLabels();
  return (
    <>
      <div className={classes.fields}>
        <TextField
          {...form.register('firstName')}
          autoComplete="off"
          maxLength={limits.personName.max}
          label={labels.firstName}
          error={errorOf('firstName')}
        />
        <TextField
          {...form.register('lastName')}
          autoComplete="off"
          maxLength={limits.personName.max}
          label={labels.lastName}
          error={errorOf('lastName')}
        />
      </div>
      <TextField
        {...form.register('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.email.max}
        label={t`E-mail`}
        error={errorOf('email')}
      />
      <SelectField
        {...form.register('role')}
        label={t`Role`}
        help={t`Everybody can edit the profile and the listings; administrators also manage the team and the membership.`}
        options={[
          { value: 'business', label: t`Business member` },
          { value: 'businessAdmin', label: t`Business administrator` },
        ]}
        error={errorOf('role')}
      />
      {children}
    </>
  );
}
