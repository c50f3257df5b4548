import { useLingui } from '@lingui/react/macro';
import { type Language, limits } from '@wiki/domain';
import type { ReactNode } from 'react';
import { fieldsOf } from '../../components/form/fields.tsx';
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

const Field = fieldsOf<PersonValues>();

/** Who it is, and what the person may do for the business; then further fields. */
export function PersonFields({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const { max } = limits.personName;
  return (
    <>
      <div className={classes.fields}>
        <Field.Text name="firstName" autoComplete="off" maxLength={max} label={t`First name`} />
        <Field.Text name="lastName" autoComplete="off" maxLength={max} label={t`Last name`} />
      </div>
      <Field.Text
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.email.max}
        label={t`E-mail`}
      />
      <Field.Select
        name="role"
        label={t`Role`}
        help={t`Everyone can edit the profile and the listings; administrators also manage the team and the membership.`}
        options={[
          { value: 'business', label: t`Business member` },
          { value: 'businessAdmin', label: t`Business administrator` },
        ]}
      />
      {children}
    </>
  );
}
